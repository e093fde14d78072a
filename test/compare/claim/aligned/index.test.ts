import { describe, expect, test } from 'vitest';
import { alignedOtherwise } from '../../../../src/compare/claim/aligned/index.ts';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';

const told = (claim: string, evidence: string): string | null =>
  alignedOtherwise(saidIn(claim), () => readInOrder(statedIn(evidence)), evidence)?.against ?? null;

type Row = readonly [claim: string, evidence: string, against: string | null];

const PUBLISHED = 'We won’t publish findings until they’ve been reviewed and signed, but we’ll tell the board at once.';
const CALLED = 'If the handle is not returned, Quoll does not know it exists, and you must close the channel yourself.';
const NAMED = 'No changed edition may use the reserved title unless written consent is given by the keeper.';

describe('a denial more or less', () => {
  test.each<Row>([
    ['Findings are published before they have been reviewed and signed.', PUBLISHED, 'won’t publish'],
    ['Findings are published after they have been reviewed and signed.', PUBLISHED, null],
    ['Findings are not published until they have been reviewed and signed.', PUBLISHED, null],
    ['If the handle is returned, you must close the channel yourself.', CALLED, 'not returned'],
    ['If the handle is not returned, you must close the channel yourself.', CALLED, null],
    ['Unless the handle is returned, you must close the channel yourself.', CALLED, null],
    ['A changed edition may use the reserved title without written consent of the keeper.', NAMED, 'No changed'],
    ['A changed edition may use the reserved title only with written consent of the keeper.', NAMED, null],
    ['A changed edition may not use the reserved title without written consent of the keeper.', NAMED, null],
    ['The create call does not require a token.', 'Like the others, the create call requires a token and gives a handle.', 'requires'],
    // What is denied must be what the claim tells.
    [
      'When the rate is exceeded the target includes a waiting time in its answer.',
      'If the target is unable to serve a call due to an exceeded rate, it includes a waiting time in its answer.',
      null,
    ],
    ['A keeper is barred from entering the hall without notice.', 'A keeper may not enter the hall without notice.', null],
    // What is left open, counted or denied twice is no denial, and "neither … nor" denies as "not" does.
    ['The road may have a centre line and a kerb.', 'The road may or may not have a centre line and a kerb.', null],
    ['He will fight for the no 1 shirt of the club.', 'He will fight for the shirt of the club.', null],
    ['A sovereign state is not dependent on another power.', 'A sovereign state is neither dependent on nor ruled by another power.', null],
    ['There were no deaths in the second cohort of the trial.', 'Second cohort of the trial, deaths: 0/28', null],
    ['A visitor is free to leave the marked path.', 'No visitor is forced to keep to the marked path.', null],
  ])('%s', (claim, evidence, against) => {
    expect(told(claim, evidence)).toBe(against);
  });
});

describe('a duty, advice and leave', () => {
  test.each<Row>([
    [
      'You are required to use this licence for your changes.',
      'You are encouraged to use this licence for your changes.',
      'are encouraged to use',
    ],
    [
      'The server must enforce a longest age for unused handles.',
      'The server may optionally enforce a longest age for unused handles.',
      'may optionally enforce',
    ],
    ['The server must refuse unused handles at once.', 'The server may refuse unused handles at once.', 'may refuse'],
    ['The server may refuse unused handles at once.', 'The server must refuse unused handles at once.', 'must refuse'],
    ['A retired target should answer with code 410.', 'A retired target MUST answer with code 410.', 'MUST answer'],
    // Without capitals "should" may say "must"; advice gives leave; and what is denied is another matter.
    ['A retired target should answer with code 410.', 'A retired target must answer with code 410.', null],
    ['Guests may leave by the side door.', 'Guests should leave by the side door.', null],
    ['Guests must not leave by the side door.', 'Guests may not leave by the side door.', null],
    ['Guests may keep a copy of the key.', 'Guests must hand in the key and may keep a copy of the key.', null],
  ])('%s', (claim, evidence, against) => {
    expect(told(claim, evidence)).toBe(against);
  });
});

describe('what joins two words', () => {
  const REFUND = 'If you cancel within the first year, your address is given away 30 days later.';
  test.each<Row>([
    ['If you cancel after the first year, your address is given away 30 days later.', REFUND, 'within the first'],
    ['If you cancel within the first year, your address is given away after 30 days.', REFUND, null],
    [
      'The changed work must be passed on in all of the five ways.',
      'The changed work must be passed on in one of the following five ways.',
      'one of the following five',
    ],
    [
      'The data is erased, including credentials and forwarding settings.',
      'The data is erased except for your credentials and forwarding settings.',
      'except for your credentials',
    ],
    [
      'An upload by the user who created the record is refused.',
      'If the upload comes from a user other than the one who created the record, it is refused.',
      'other than the one who created',
    ],
    [
      'An upload by a user other than the creator of the record is refused.',
      'If the upload comes from a user other than the one who created the record, it is refused.',
      null,
    ],
  ])('%s', (claim, evidence, against) => {
    expect(told(claim, evidence)).toBe(against);
  });
});

describe('sides exchanged round what sets one above the other', () => {
  const ERRORS = 'You should use exceptions for the handling of errors, as asked, instead of using asserts.';
  const CHECKED = 'Each address of the header is checked from right to left until the first unknown one.';
  test.each<Row>([
    ['Asserts should be used for the handling of errors instead of exceptions.', ERRORS, 'instead of using asserts'],
    ['Exceptions should be used for the handling of errors instead of asserts.', ERRORS, null],
    ['Addresses of the header are checked from left to right until the first unknown one.', CHECKED, 'to left'],
    ['Addresses of the header are checked from right to left until the first unknown one.', CHECKED, null],
  ])('%s', (claim, evidence, against) => {
    expect(told(claim, evidence)).toBe(against);
  });
});

describe('the other of two in the same place', () => {
  test.each<Row>([
    [
      'The server must observe the value of the retry field.',
      'The client must observe the value of the retry field.',
      'client must observe',
    ],
    ['The client must observe the value of the retry field.', 'The client must observe the value of the retry field.', null],
    ['The client must observe the retry field of the server.', 'The client must observe the retry field that the server sends.', null],
    ['Clients must support the retry field and its values.', 'Clients and servers must support the retry field and its values.', null],
    [
      'The lenient flag defaults to true.',
      'A flag called lenient (defaulting to `false`) says whether the rest is kept (when `true`).',
      'defaulting to `false',
    ],
    [
      'The lenient flag defaults to false.',
      'A flag called lenient (defaulting to `false`) says whether the rest is kept (when `true`).',
      null,
    ],
  ])('%s', (claim, evidence, against) => {
    expect(told(claim, evidence)).toBe(against);
  });
});

describe("one of the source's own like things in the place of another", () => {
  const STANDING =
    'A student whose average falls below 2.0 is placed on Academic Probation for the next semester. After two such semesters Academic Suspension follows.';
  test.each<Row>([
    ['A student whose average falls below 2.0 is placed on Academic Suspension for the next semester.', STANDING, 'Academic Probation'],
    ['A student whose average falls below 2.0 is placed on Academic Probation for the next semester.', STANDING, null],
    // Another word for it, and what somebody does, are no other thing.
    ['A student whose average falls below 2.0 is placed on academic notice for the next semester.', STANDING, null],
    [
      'Toller believes he is better than many keepers of the league.',
      'Toller insists he is better than many keepers of the league. Toller believes in hard work.',
      null,
    ],
  ])('%s', (claim, evidence, against) => {
    expect(told(claim, evidence)).toBe(against);
  });
});

test('what as many words of another sentence say as the claim does is not told', () => {
  const both = 'The client must keep the session key in its store. In the old mode the client must not keep the session key in its store.';
  expect(told('The client must not keep the session key in its store.', both)).toBeNull();
  expect(told('The client must keep the session key in its store.', both)).toBeNull();
});

const HALL = 'Bookings by post are not possible. The hall seats 90. A scout needs a leader’s word for a night outdoors.';
const VANS = 'Without a badge, vans may not enter the yard after noon. Farmers are exempt.';

describe('a denial more or less than the clause that a claim is at home in', () => {
  test.each<Row>([
    ['You can book by post.', HALL, 'Bookings by post are not possible'],
    ['You cannot book by post.', HALL, null],
    ['Scouts of ten do not need a leader’s word for a night outdoors.', HALL, 'A scout needs a leader’s word for a night outdoors'],
    // A word of the claim may say what the denial says.
    ['Bookings by post arrived late.', 'Bookings by post were not there in time.', null],
    ['Ann and Bo have a cat.', 'Ann and Bo have no children but they keep a cat named Asta.', null],
    // Another sentence with as many of its words may be the one.
    ['Peas have to be soaked overnight.', 'Soak the dried peas in a lot of cold water overnight. Tinned peas need no soaking.', null],
    ['The march was in fact several marches.', 'There was not one long march, but a row of marches.', null],
    ['Farmers may enter the yard without a badge.', VANS, null],
  ])('%s', (claim, evidence, against) => {
    expect(told(claim, evidence)).toBe(against);
  });
});

test('another rank in the same place', () => {
  const evidence = 'She was the first woman to cross the Orm glacier on skis.';
  expect(told('She became the third woman to cross the Orm glacier on skis.', evidence)).toBe('first woman');
  expect(told('She was the first woman who crossed the Orm glacier on skis.', evidence)).toBeNull();
});
