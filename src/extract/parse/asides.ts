/**
 * What stands in a printed reference and is no part of it, given back as blanks so that nothing else moves: the medium of GOST, an editor's
 * note about the work with a volume, a page and a year of its own ("[retracted in: Hedges 2014;118:1]", "(Retracted article. See vol. 375,
 * pg. 445, 2010)", "[erratum: Hedges 652 (2021), C4]"), and the experiment that INSPIRE prints behind the first of its authors ("[ATLAS],").
 */

/** "— Текст : электронный //", " : [сайт]": by what medium a work is read, which GOST R 7.0.100 prints between its parts and no part has. */
const MEDIUM =
  /\s[—–-]\s(?:Текст|Изображение|Музыка|Устная\sречь|Видео)(?:\s\([^()]{3,40}\))?\s?:\s?(?:электронн|непосредственн|видео|аудио|електронн|безпосередн)\p{Ll}{1,5}(?!\p{L})|\s:\s\[(?:официальный\s|веб-)?сайт\]/gu;

/** An editor's note in brackets: what became of the work, and a number of where that is told. */
const NOTICE =
  /[[(](?:(?:published\s)?(?:retract(?:ed|ion)|withdrawn|correct(?:ed|ion)|errat(?:um|a)|corrigend(?:um|a)|addend(?:um|a)|expression\sof\sconcern|comment|republished|discussion))(?:\s(?:and\s(?:republished|replaced|corrected)|article|paper|notice|published|appears|in|on|see|of|for|to|at|by|:)|[.:,](?=\s))(?:[^()[\]]|\([^()[\]]{0,20}\)){0,200}[\])]/giu;
const MAY_NOTE = /[[(](?:publ|retr|with|corr|err|add|expr|comm|repu|disc)/i;

/** "G. Aad et al. [ATLAS], Phys. Lett. B", "[LHCb and CMS Collaborations],". */
const EXPERIMENT = /(?<=\bet\sal\.?\s)\[\p{Lu}[\p{L}\d-]{1,24}(?:\s(?:\p{Lu}[\p{L}\d-]{1,24}|and|&|for|of|the)){0,6}\](?=,)/gu;

const blanks = (found: string): string => ' '.repeat(found.length);

/** The text with a blank for every sign of such asides, as long as before. Takes any text; most hold none, and come back as they are. */
export function withoutAsides(text: string): string {
  let out = text;
  if (out.includes('Текст') || out.includes('айт]')) out = out.replace(MEDIUM, blanks);
  if (MAY_NOTE.test(out)) out = out.replace(NOTICE, (found) => (/\d/.test(found) ? blanks(found) : found));
  return out.includes('al') && out.includes('],') ? out.replace(EXPERIMENT, blanks) : out;
}
