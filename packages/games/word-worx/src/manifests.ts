import { entryAt } from '@wordhoard/kernel';

/**
 * [WX-2] The 24 manifests of the printed game, two lines each: six sets of four words, of which each has the letters of
 * the one before and one more. M1 to M10 are as printed, except for sets that our sources show illegibly: M3 2 and 6, M5
 * 1, 3 and 5, M7 2, M9 2. Those and M11 to M24 are ours.
 */
const MANIFEST_TEXT = `
  emu mule plume pummel | ere seer peers sprees | sat stay hasty trashy |
  asp maps lamps clamps | yes keys yokes smokey | nap naps knaps planks
  pad paid rapid repaid | dig grid rigid frigid | due duet outed devout |
  ens eons meson venoms | age aged badge banged | sax axis maxis maxims
  ore over lover overly | had head shade shaved | run rune rerun burner |
  ire rice nicer prince | nil kiln plink uplink | fit gift fight flight
  met stem stems system | oat iota patio utopia | gee edge egged legged |
  tau aunt taunt truant | old doll dolly boldly | pod dope loped looped
  son ions joins joints | way awny yawny anyway | cod cold could cloudy |
  age gear agree meagre | hit hint thing knight | ape pare paper appear
  sea ears acres braces | dye drey nerdy trendy | die deli idled gilded |
  net ante leant dental | ate ante paten patent | eel peel bleep pebble
  nun noun union bunion | rod cord decor forced | nag gain again iguana |
  art arts marts smarts | sax axis maxis maxims | apt past pasta adapts
  van nave haven shaven | dun undo round around | dew awed waked gawked |
  red dare eared feared | sis kiss risks brisks | one eons zones dozens
  rod dory dowry byword | lam calm claim climax | ore doer erode zeroed |
  nil nils kilns blinks | map pram remap tamper | ore ores snore worsen
  ego doge lodge longed | hut thou shout youths | bat boat abbot bobcat |
  sir rise arise spirea | sic mics music cesium | sod soda toads todays
  ace came cream camera | not into point option | hit with white weight |
  sea case cause clause | den bend blend blonde | his hits shirt rights
  toe veto voter vortex | ink skin kings asking | led deal delay played |
  nor horn north thrown | sue muse mouse mosque | per ripe piper zipper
  met term meter remote | ion icon coins casino | per pure upper purple |
  tin anti giant taking | who show whose showed | act cast facts crafts
  arc cars cards sacred | let lite title toilet | rag rang organ jargon |
  cap pace place chapel | nor iron minor inform | tab beta beast basket
  arc card cedar arcade | its ties sites exists | car arch ranch anchor |
  pro rope power powder | lie life files itself | out tour outer torque
  led lead ideal failed | its tips trips script | she shoe horse shower |
  men mean named demand | tea beat table battle | one nose opens spoken
  dam made armed framed | cos sock stock socket | was laws walls allows |
  ten rent trend turned | has cash crash chairs | pet tape plate planet
  art rate heart father | den ends nodes second | are year early lawyer |
  tie site suite tissue | era dear dream marked | act cart craft factor
  net teen enter recent | ads said ideas raised | she hose holes hostel |
  ace each cache chance | ram farm frame farmer | hot host those hosted
  let late least castle | end done owned wonder | ski risk skirt strike |
  car race reach charge | eat team metal mental | lie evil lives silver
  set seat rates faster | end node noted donate | tie diet tried direct |
  the hate wheat wealth | doe dose codes scored | use sure rules result
  sat east taxes extras | son ones stone honest | era care clear oracle |
  red read trade thread | pet step tapes aspect | are real later travel
  see else steel select | the heat earth rather | top post sport poster |
  had hard heard shared | ten sent teens newest | her hear share search
  her hire their either | ram arms smart stream | hat hats haste hasten |
  sun runs nurse ensure | set rest store sector | tee tree reset stereo
`;

/** 'M1' to 'M24', or as many as a variant has. */
export type ManifestId = string;
/** [WX-3] 'I1' to 'I6'. */
export type IndicatorId = string;

export interface ManifestWord {
  readonly word: string;
  /** 1 to 6. */
  readonly set: number;
  /** Without the bonus. */
  readonly points: number;
}

export const SETS_PER_MANIFEST = 6;

const textLines = MANIFEST_TEXT.trim().split('\n');

/** Each manifest as a text: words with a space between them, and sets with a bar. */
export const PRINTED_MANIFESTS: readonly string[] = Array.from({ length: textLines.length / 2 }, (_, i) =>
  `${textLines[2 * i]} ${textLines[2 * i + 1]}`.trim().replaceAll(/\s+/g, ' '),
);

/** The words of each set of a manifest in such a text. */
export const parseManifest = (text: string): readonly (readonly string[])[] =>
  text.split(' | ').map((set) => set.split(' '));

export const INDICATORS: readonly IndicatorId[] = Array.from({ length: SETS_PER_MANIFEST }, (_, i) => `I${i + 1}`);

/** The set an indicator doubles. */
export const bonusSet = (indicator: IndicatorId): number => INDICATORS.indexOf(indicator) + 1;

export const manifestNumber = (manifest: ManifestId): number => Number(manifest.slice(1));

/** The manifests of a table. */
export class ManifestBook {
  readonly ids: readonly ManifestId[];
  /** [WX-7] The words of all manifests are valid, even if the dictionary lacks them. */
  readonly words: ReadonlySet<string>;
  readonly #sets: ReadonlyMap<ManifestId, readonly (readonly string[])[]>;
  /** The most that a word pays on any manifest. */
  readonly #most = new Map<string, number>();
  readonly #byLetters: ReadonlyMap<string, readonly string[]>;
  /** Points by the place of a word in its set. */
  readonly #points: readonly number[];

  constructor(texts: readonly string[], points: readonly number[]) {
    const sets = texts.map(parseManifest);
    this.ids = sets.map((_, i) => `M${i + 1}`);
    this.words = new Set(sets.flat(2));
    this.#sets = new Map(sets.map((words, i) => [`M${i + 1}`, words]));
    this.#points = points;
    for (const { word, points: paid } of this.ids.flatMap(this.wordsOn))
      this.#most.set(word, Math.max(paid, this.#most.get(word) ?? 0));
    this.#byLetters = Map.groupBy(this.words, sortLetters);
  }

  /** The six sets of a manifest, set 1 first. */
  readonly setsOf = (manifest: ManifestId): readonly (readonly string[])[] => {
    const sets = this.#sets.get(manifest);
    if (!sets) throw new Error(`there is no manifest ${manifest}`);
    return sets;
  };

  /** All words of a manifest. A word may be in two sets. */
  readonly wordsOn = (manifest: ManifestId): ManifestWord[] =>
    this.setsOf(manifest).flatMap((words, i) =>
      words.map((word, rank) => ({ word, set: i + 1, points: entryAt(this.#points, rank) })),
    );

  /** The most that a word pays on any manifest, without the bonus; 0 if it is on none. */
  readonly mostPoints = (word: string): number => this.#most.get(word) ?? 0;

  /** The words made of just these letters, sorted as in `sortLetters`. */
  readonly madeOf = (letters: string): readonly string[] => this.#byLetters.get(letters) ?? [];
}

export const sortLetters = (word: string): string => [...word].sort().join('');
