/**
 * The questions that stand in one: "Who owns the mill, and when was the bridge at Aldmere built?" is answered by two passages of which neither
 * holds half of what the whole asks for.
 */

import { sentencesOf } from '../../../text/sentences.ts';

/** Words that ask, by which a further question begins, behind a word that joins it to the one before. */
const FURTHER = new RegExp(
  `(?:[,;]|(?<=\\p{L}),?)\\s(?:${[
    '(?:and|or|but|as well as|plus)(?: also| then)? (?=(?:(?:in|on|at|by|for|with|to|from|of|since|until|under|about) )?(?:who|whom|whose|what|when|where|why|how|which|did|does|do|is|are|was|were|has|have|had|can|could|will|would|should|may) )',
    '(?:und|oder|sowie) (?=(?:(?:in|an|auf|bei|seit|bis|von|mit|für|aus|zu|nach|über|unter) )?(?:wer|wem|wen|wessen|was|wann|wo|woher|wohin|wie|warum|weshalb|wieso|wof[uü]r|welche[rsnm]?|wieviele?|ist|sind|war|waren|hat|haben|kann|darf|muss) )',
    "(?:et|ou) (?=(?:(?:en|à|de|dans|par|pour|avec|depuis) )?(?:qui|quand|où|comment|pourquoi|combien|quel(?:le)?s?|est-ce|qu['’]est) ?)",
    '(?:y|e|o|u) (?=¿?(?:(?:en|a|de|por|para|con|desde) )?(?:qui[eé]n(?:es)?|qué|cuándo|dónde|cómo|cuánt[oa]s?|cuál(?:es)?|por qué) )',
    '(?:e|ed|o) (?=(?:(?:in|a|di|da|per|con|em|de|por|para|com) )?(?:chi|quando|dove|come|perché|quant[oaie]|quali?|quem|onde|quais|quantos|quantas) )',
  ].join('|')})`,
  'iu',
);
/** "Compare the output of solar and wind", "the difference between A and B": what is asked of the one is asked of the other. */
const COMPARED =
  /^(?:(?:please |how do(?:es)? |what (?:is|are) )?(?:compare|contrast|(?:the )?differences? between)|vergleiche?|(?:was ist )?(?:der )?unterschied zwischen|compare[rz]?|comparar?|confronta) (.{3,120}?)(?:,)? (?:and|with|to|versus|vs\.?|und|mit|et|avec|y|con|e|com) (.{2,80}?)[.?!]*$/iu;
const VERSUS = /^(.{2,80}?) (?:versus|vs\.?) (.{2,80}?)[.?!]*$/iu;
/** What points at something named before. */
const POINTS =
  /(?<![\p{L}\d])(?:it|its|they|them|their|theirs|he|him|his|she|her|this|these|those|that one|er|sie|ihr\p{L}{0,2}|es|dessen|deren|il|elle|ils|elles|sa|son|ses|leur|lo|la|su|sus|suo|sua)(?![\p{L}\d])/iu;
const NAMES = /(?<=[\p{L}\p{N},;:)"”’] )\p{Lu}[\p{L}\p{N}]*(?:[ -]\p{Lu}[\p{L}\p{N}]*){0,4}/gu;
/** Questions in one that are asked alone. */
const MOST = 5;

/**
 * The text itself, then the questions it is made of, where it is made of several, each with the names that it only points at. Linear in its length.
 */
export function questionsOf(text: string): readonly string[] {
  const parts = sentencesOf(text).flatMap(({ start, end }) => asked(text.slice(start, end).trim()));
  if (parts.length < 2) return [text];
  const alone: string[] = [];
  let named = '';
  for (const part of parts.slice(0, MOST)) {
    const names = (part.match(NAMES) ?? []).join(' ');
    if (names !== '' || !POINTS.test(part)) alone.push(part);
    else if (named !== '') alone.push(`${part} ${named}`);
    if (names !== '') named = names;
  }
  return [text, ...alone];
}

function asked(sentence: string): readonly string[] {
  const [, first = '', second = ''] = COMPARED.exec(sentence) ?? VERSUS.exec(sentence) ?? [];
  // "The output of solar and wind": of what, is said once.
  if (second !== '') return [first, `${/^.{0,80} (?:of|in|for|at|von|des|der|de|di|da) /iu.exec(first)?.[0] ?? ''}${second}`];
  return sentence.split(FURTHER);
}
