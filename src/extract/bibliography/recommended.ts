/**
 * Lists of works that are recommended and not cited, told by their headings: "Further reading". That no mark points at one of them is as it
 * should be.
 */
import type { Reference } from '../../model/cited.ts';
import type { List } from './lines.ts';

const RECOMMENDED =
  /(?:further|suggested|recommended|additional|background)\s(?:readings?|resources|literature|sources)|weiterführende|zum weiterlesen|pour en savoir plus|lectures? (?:complémentaires?|conseillées?|recommandées?)|lecturas? (?:recomendadas?|complementarias?|adicionales)|leituras? (?:recomendadas?|complementares)|letture (?:consigliate|ulteriori)|per approfondire|verder lezen|vidare läsning|рекомендуем|延伸阅读|延伸閱讀|推荐阅读|さらに読む/iu;
/** "References and further reading" holds what is cited, too. */
const CITED = /references|works cited|literature cited|bibliography|literatur(?:verzeichnis)|références|referencias|referências/iu;

/** Tells of a reference whether it stands in such a list; `text` is that of the document. */
export function recommendedIn(lists: readonly List[], text: string): (reference: Reference) => boolean {
  const spans = lists.flatMap(({ heading, lines }) => {
    const words = heading === null ? '' : text.slice(heading.start, heading.end);
    const [first, last] = [lines[0], lines.at(-1)];
    return first === undefined || last === undefined || !RECOMMENDED.test(words) || CITED.test(words)
      ? []
      : [{ start: first.start, end: last.end }];
  });
  return ({ span }) => spans.some(({ start, end }) => span.start >= start && span.end <= end);
}
