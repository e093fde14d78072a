/**
 * Some programs (web browsers printing to PDF above all) write the ligatures ff, fi, fl, ffi and ffl as a glyph without a
 * character: the file holds "E·ective", "simpli·es", "E·cient", all with the same NUL. Which ligature it was is told by the
 * letters around it. English spelling is assumed; "fi", far the commonest, is taken where nothing else is said.
 */

/** Letters before and after the hole (hole as "·"), and the ligature that fits. Asked in order. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[^a-z]|in|co)e·c/, 'ffi'],
  [/su·c|tra·c|di·cu|(?:^|[^a-z])o·c|a·(?:lia|n)|gra·t/, 'ffi'],
  [/o·ine|shu·e|ba·e|e·u[xvo]|mu·e|ri·e|a·u[ex]|sni·e|snu·e|ru·e|wa·e|scu·e|sou·e/, 'ffl'],
  [/(?:^|[^a-z])(?:e|ine|a|una)·ect|(?:^|[^a-z])e·(?:ort|us|ig)|a·(?:or|air|ri|ir)|(?:^|[^a-z])a·(?:lu|li)/, 'ff'],
  [
    /di·(?:er|us|rac)|(?:^|[^a-z])o·(?:er|en|se|l|s|h|p|b|w|i|r)|su·(?:er|ix|oc|ra|us)|bu·(?:er|et)|sta·|stu·|sti·|co·(?:ee|er|in)|che·|scha·o/,
    'ff',
  ],
  [/gri·|e·i|di·i|tra·i|su·i|gra·i|a·i|li·e\b/, 'ff'],
  [/(?:sci|wi|hi)-·$/, 'fi'],
  [/[a-z]·$/, 'ff'],
  [/(?:re|de|in|gen)·ec|·(?:ow|u|a|y|oo|oa|or|ip|ig|ic|int|ex|ee|et|esh|ew|it)/, 'fl'],
];

/** Puts letters into the holes of words; a hole that stands in no word goes away. Gives the count of holes filled. */
export function fillLigatures(text: string): { readonly text: string; readonly filled: number } {
  if (!text.includes('\0')) return { text, filled: 0 };
  let filled = 0;
  const out = text.replace(/([\p{L}-]{0,12})\0([\p{L}]{0,12})/gu, (_, before: string, after: string) => {
    if (before === '' && after === '') return '';
    filled += 1;
    const around = `${before}·${after}`.toLowerCase();
    const ligature = RULES.find(([pattern]) => pattern.test(around))?.[1] ?? 'fi';
    return before + ligature + after;
  });
  return { text: out.replaceAll('\0', ''), filled };
}
