/** A metric that an expression reads, with the labels it uses to choose or to group series. */
export interface UsedMetric {
  readonly name: string;
  readonly labels: readonly string[];
}

const WORDS = ['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'group_left', 'group_right', 'bool', 'offset'];
const LABEL = /([a-z_]\w*)\s*(?:=~|!~|!=|=)\s*"/g;
const AGGREGATION = /\bby \(([^)]*)\)/g;

/**
 * Finds the metrics in an expression of PromQL, as far as our rules and dashboard use the language. Labels of `by (…)`
 * belong to all metrics of the expression that could have them: the caller checks that one of them has.
 */
export function metricsIn(expression: string): {
  readonly used: readonly UsedMetric[];
  readonly grouped: readonly string[];
} {
  const grouped = [...expression.matchAll(AGGREGATION)].flatMap(([, list]) => list!.split(',').map((it) => it.trim()));
  const plain = expression.replace(/\b(?:by|on) \([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  // A name takes its braces with it, so what stands between them is no name.
  const names = plain.matchAll(/\b([a-z_][\w:]*)\s*(\{[^}]*\}|\()?/g);
  const used = [...names].flatMap(([, name, rest = '']) => {
    if (rest === '(' || WORDS.includes(name!)) return [];
    return [{ name: name!, labels: [...rest.matchAll(LABEL)].map(([, label]) => label!) }];
  });
  return { used, grouped };
}
