import { describe, expect, it } from 'vitest';
import { decisionsIn } from '../../../src/extract/running/decisions.ts';
import { withoutOwnNumber } from '../../../src/extract/running/own-number.ts';

const cited = (text: string) => withoutOwnNumber(text, decisionsIn(text)).map(({ start, end }) => text.slice(start, end));
const REASONS = 'The hedge was cut before noon. '.repeat(260);

describe('the number of the decision that a document is', () => {
  it('is cited by nobody, wherever a page repeats it', () => {
    expect(cited('Neutral Citation Number: [2019] EWHC 41 (Admin)\n\nRoe v Poe [2012] UKSC 3 is clear.')).toEqual([
      'Roe v Poe [2012] UKSC 3',
    ]);
    expect(
      cited(`Trinity Term\n[2019] UKSC 41\n\nOn appeal from: [2017] EWCA Civ 7\n\n${REASONS}\n\n[2019] UKSC 41\n\n${REASONS}`),
    ).toEqual(['[2017] EWCA Civ 7']);
    expect(cited(`Arbitration CAS 2023/A/101 Roe v. Hedge Federation\n\n${REASONS}See CAS 2012/A/77.\n\nCAS 2023/A/101 – page 2`)).toEqual([
      'CAS 2012/A/77',
    ]);
  });
  it('is what somebody asks for where little else stands there', () => {
    expect(cited('[2019] UKSC 41\n[2017] EWCA Civ 7')).toEqual(['[2019] UKSC 41', '[2017] EWCA Civ 7']);
  });
  it('is not what the first sentence cites', () => {
    expect(cited(`You asked about [2017] EWCA Civ 7.\n\n${REASONS}`)).toEqual(['[2017] EWCA Civ 7']);
  });
  it('is never a decision with its parties', () => {
    const text = `Roe v Poe [2012] UKSC 3\n\n${REASONS}`;
    expect(cited(text)).toEqual(['Roe v Poe [2012] UKSC 3']);
  });
});
