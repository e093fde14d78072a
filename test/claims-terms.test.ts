/** Terms of contracts and rules, and what rises and falls in several languages: what is said in other words, and what is turned. */
import { describe, expect, it } from 'vitest';
import { verifyClaims } from '../src/claims.ts';

const LICENCE =
  "7.2 The Licensor's aggregate liability shall in no event exceed EUR 250,000. 7.3 The Licensee must report any breach within 72 hours.";
const CAP =
  "The Supplier's total liability arising under this Agreement shall not exceed the fees paid by the Customer in the twelve months preceding the claim. Nothing in this Agreement limits liability for fraud.";
const WORKS =
  'The contractor may not subcontract the works unless the client agrees in writing. If the client does not object within ten days, the works are deemed accepted. Persons under 18 may not operate the crane.';
const READING =
  'Members may bring two guests, but no children are admitted to the reading room. Repairs are free of charge; shipping is borne by the customer.';
const EN = 'Exports fell by 4% in April, while imports rose by 7%.';
const ES = 'Las exportaciones cayeron un 4 % en abril, mientras que las importaciones aumentaron un 7 %.';
const IT = 'I ricavi sono aumentati del 5% nel 2022, mentre i costi sono diminuiti del 2%.';
const NL = 'De omzet steeg met 11 procent tot 86 miljoen euro, maar de winst daalde.';
const RU = 'Выручка выросла на 9 % и составила 3,4 млрд рублей, а прибыль снизилась на 5 %.';
const PT = 'As receitas subiram 7% em março, enquanto as despesas caíram 3%.';
const FR = 'Les ventes ont progressé de 9 % en 2021, mais le bénéfice a reculé de 3 %.';

const verdictOf = (claim: string, evidence: string): string => verifyClaims([{ claim, evidence }])[0]?.verdict ?? '';

describe('terms', () => {
  it.each([
    ['Liability is capped at the fees of twelve months.', CAP],
    ["The supplier's total liability is limited to the fees paid in the twelve months before the claim.", CAP],
    ["The licensor's total liability is capped at EUR 250,000.", LICENCE],
    ["The contractor needs the client's written agreement to subcontract the works.", WORKS],
    ['The client has ten days to object.', WORKS],
    ['Crane operators must be at least 18.', WORKS],
    ['You have to be 18 or older to operate the crane.', WORKS],
    ['Members may bring two guests.', READING],
    ['Customers do not pay for repairs.', READING],
    ['Las exportaciones cayeron un 4 % en abril.', ES],
    [
      'Sales of bicycles rose 3 percent over the whole year.',
      'Sales of bicycles fell 8 percent in the first half but rose 3 percent over the whole year.',
    ],
  ])('does not call the contrary what is said in other words: %s', (claim, evidence) => {
    expect(verdictOf(claim, evidence)).not.toBe('contradicted');
  });

  it.each([
    ['Persons under 18 may operate the crane.', WORKS],
    ['Children are admitted to the reading room.', READING],
    ["The licensor's liability is unlimited.", LICENCE],
    ['Exports rose by 4% in April.', EN],
    ['Las exportaciones aumentaron un 4 % en abril.', ES],
    ['Las importaciones cayeron un 7 %.', ES],
    ['I ricavi sono diminuiti del 5% nel 2022.', IT],
    ['De omzet daalde met 11 procent tot 86 miljoen euro.', NL],
    ['Выручка снизилась на 9 %.', RU],
    ['As receitas caíram 7% em março.', PT],
    ['Les ventes ont reculé de 9 % en 2021.', FR],
    ['Договор подписан 7 января 2023 года.', 'Договор подписан 7 ноября 2023 года и действует два года.'],
    ['该公司于2021年5月3日成立。', '该公司于2021年3月5日在上海成立,目前拥有一万二千名员工。'],
    ['该公司拥有一万五千名员工。', '该公司于2021年3月5日在上海成立,目前拥有一万二千名员工。'],
  ])('lets nothing pass that is turned: %s', (claim, evidence) => {
    expect(verdictOf(claim, evidence)).not.toBe('supported');
  });
});
