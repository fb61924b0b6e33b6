import { EMBLEMS, type Picture } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { me as strings } from '#strings/on-device.ts';
import { callMe, drawMe, myName, myPicture } from '../device/me.ts';
import { Face, isEmblem } from './face.tsx';
import './me-form.css';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const isLetter = (mark: string): boolean => LETTERS.includes(mark);

/** The guest's own name and picture. Takes effect at once; there is nothing to save. */
export function MeForm(): JSX.Element {
  const field = useId();
  const letters = useId();
  const marks = useId();
  const colours = useId();
  const name = myName.value;
  const initial = name.slice(0, 1).toUpperCase();
  const picture: Picture = myPicture.value ?? { mark: isLetter(initial) ? initial : 'W', colour: 0 };
  const letter = isLetter(picture.mark) ? picture.mark : isLetter(initial) ? initial : 'W';
  const draw = (part: Partial<Picture>): void => void drawMe({ ...picture, ...part });
  return (
    <div class="me-form">
      <div class="field">
        <label for={field}>{strings.name}</label>
        <input
          class="input"
          id={field}
          name="name"
          maxLength={20}
          defaultValue={name}
          autocomplete="nickname"
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={(event) => {
            const given = event.currentTarget.value.trim();
            // A guest with a name keeps one: an empty field isn't taken over.
            if (given === '') event.currentTarget.value = name;
            else if (given !== name) void callMe(given);
          }}
        />
        <small>{strings.hint}</small>
      </div>
      <fieldset>
        <legend>{strings.picture}</legend>
        <div class="faces">
          {[letter, ...EMBLEMS].map((mark) => (
            <label key={isEmblem(mark) ? mark : 'letter'}>
              <input type="radio" name={marks} checked={picture.mark === mark} onChange={() => draw({ mark })} />
              <span class="sr-only">{isEmblem(mark) ? strings.emblems[mark] : strings.letter(mark)}</span>
              <Face name={name} seat={0} picture={{ mark, colour: picture.colour }} />
            </label>
          ))}
        </div>
        {picture.mark === letter && (
          <div class="field">
            <label for={letters}>{strings.whichLetter}</label>
            <select class="input" id={letters} onChange={(event) => draw({ mark: event.currentTarget.value })}>
              {LETTERS.map((it) => (
                <option key={it} selected={it === letter}>
                  {it}
                </option>
              ))}
            </select>
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend>{strings.colour}</legend>
        <div class="faces">
          {strings.colours.map((text, colour) => (
            <label key={text}>
              <input
                type="radio"
                name={colours}
                checked={picture.colour === colour}
                onChange={() => draw({ colour })}
              />
              <span class="sr-only">{text}</span>
              <Face name="" seat={0} picture={{ mark: picture.mark, colour }} />
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
