import { expect, test } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(`${claim.slice(0, -1)} [1].`, prepareAnswerSources([{ id: 'a.txt', text }])).claims[0]?.outcome;

const BAGNI =
  'Il bagno di Valdora è chiuso il martedì, tranne in luglio. Gli adulti pagano la metà, i ragazzi entrano gratis. Il custode accusò il sindaco di aver nascosto alcune chiavi.';
const PHARE = 'Le phare de Morlec est automatique depuis 1989. La cause probable de la panne fut le sel.';
const ADUTORA =
  'A cidade vai racionar a água a partir de março. Uma nova ponte está prevista para 2027. A causa provável do atraso foi a chuva.';

test.each([
  ['Il bagno di Valdora è sempre chiuso il martedì.', BAGNI, 'partial'],
  ['Il bagno di Valdora è chiuso il martedì, tranne in luglio.', BAGNI, 'supported'],
  ['Il sindaco nascose alcune chiavi.', BAGNI, 'partial'],
  ['Il custode accusò il sindaco di aver nascosto alcune chiavi.', BAGNI, 'supported'],
  [
    'Le avarie erano più frequenti con la caldaia che con la stufa.',
    'Le avarie erano meno frequenti con la stufa (2 contro 3).',
    'supported',
  ],
  [
    'Le avarie erano più frequenti con la stufa che con la caldaia.',
    'Le avarie erano meno frequenti con la stufa (2 contro 3).',
    'partial',
  ],
  ['I ragazzi non pagano.', BAGNI, 'supported'],
  ['Le phare de Morlec était automatique jusqu’en 1989.', PHARE, 'partial'],
  ['Le phare de Morlec est automatique depuis 1989.', PHARE, 'supported'],
  ['La cause de la panne fut le sel.', PHARE, 'partial'],
  ['Uma nova ponte foi construída.', ADUTORA, 'partial'],
  ['A causa do atraso foi a chuva.', ADUTORA, 'partial'],
  ['A causa provável do atraso foi a chuva.', ADUTORA, 'supported'],
])('%s', (claim, text, expected) => {
  expect(outcome(claim, text)).toBe(expected);
});
