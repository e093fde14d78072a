/**
 * Makes pairs of a claim and its evidence out of facts with numbers: faithful renderings (reformatted, rounded, converted, in words,
 * derived) and changes (value, unit, sign, direction, range, date, multiplier, currency, hedge, derived figure, a number that
 * belongs to something else). The sentences are invented; nothing in them is about anybody.
 */
export interface NumberPair {
  readonly kind: string;
  readonly faithful: boolean;
  readonly claim: string;
  readonly evidence: string;
}

export type Roll = (below: number) => number;

/** A die that always falls the same way from the same seed. */
export function dice(seed: number): Roll {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** A whole number below a thousand in words. */
export function inWords(n: number): string {
  if (n < 20) return ONES[n] ?? '';
  if (n < 100) return `${TENS[Math.floor(n / 10) - 2] ?? ''}${n % 10 === 0 ? '' : `-${ONES[n % 10]}`}`;
  return `${ONES[Math.floor(n / 100)]} hundred${n % 100 === 0 ? '' : ` and ${inWords(n % 100)}`}`;
}
export const grouped = (n: number, mark = ','): string => String(n).replace(/\B(?=(\d{3})+$)/g, mark);
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** One of a list. */
export const pick = <T>(roll: Roll, all: readonly T[]): T => all[roll(all.length)] as T;

/** One fact: a sentence of the evidence, and what a claim may say of it. */
export interface Made {
  readonly evidence: string;
  readonly faithful: readonly (readonly [kind: string, claim: string])[];
  readonly changed: readonly (readonly [kind: string, claim: string])[];
}

const FIRMS = [
  'Brannock Foods',
  'Tellwright',
  'the Ostrey Group',
  'Kelmore Rail',
  'Vantic Systems',
  'Harrowgate Mills',
  'the Lindqvist Fund',
  'Orrin Steel',
];
const PLACES = ['Aldmere', 'Port Senna', 'the Corrow valley', 'Westhaven', 'Kirrin county', 'the Maro islands', 'Eastlode', 'Tannersby'];
const GROUPS = ['patients', 'households', 'students', 'volunteers', 'farmers', 'drivers', 'nurses', 'visitors', 'voters', 'employees'];
const DRUGS = ['tavolin', 'merexate', 'quorinib', 'the vaccine', 'the new therapy', 'lisofen'];

function decimal(roll: Roll): number {
  return (11 + roll(88)) / 10;
}

/** Another number of the same look, far enough off not to be its rounding. */
function otherThan(roll: Roll, value: number, least = 0.12): number {
  for (let tries = 0; tries < 50; tries += 1) {
    const factor = pick(roll, [0.3, 0.5, 0.6, 0.7, 0.8, 1.25, 1.4, 1.6, 2, 3, 5]);
    const made = Number.isInteger(value) ? Math.round(value * factor) : Math.round(value * factor * 10) / 10;
    if (made !== value && Math.abs(made - value) / Math.max(made, value) > least && made > 0) return made;
  }
  return value + 3;
}

function money(roll: Roll): Made {
  const firm = pick(roll, FIRMS);
  const value = decimal(roll);
  const [scale, short, word] = pick(roll, [
    [1e6, 'M', 'million'],
    [1e9, 'B', 'billion'],
    [1e9, 'bn', 'billion'],
    [1e6, 'm', 'million'],
  ] as const);
  const [what, verb] = pick(roll, [
    ['revenue', 'reported'],
    ['net profit', 'posted'],
    ['debt', 'carried'],
    ['annual sales', 'recorded'],
  ] as const);
  const say = (print: string) =>
    pick(roll, [
      `${firm} ${verb} ${what} of ${print}.`,
      `The ${what} of ${firm} came to ${print}.`,
      `At ${firm}, ${what} reached ${print} in the year.`,
    ]);
  const other = otherThan(roll, value);
  const evidence = say(pick(roll, [`$${value} ${word}`, `$${value}${short}`, `US$${value} ${word}`]));
  const wholly = Math.round(value * scale);
  return {
    evidence,
    faithful: [
      ['money-format', say(`${value} ${word} dollars`)],
      ['money-format', say(`$${value}${short}`)],
      ['money-full', say(`$${grouped(wholly)}`)],
      ...(scale === 1e9 ? [['money-multiplier', say(`$${grouped(Math.round(value * 1000))} million`)] as const] : []),
      ['money-about', say(`about $${Math.round(value * 10) % 10 === 5 ? value : Math.round(value)} ${word}`)],
      ['money-over', say(`more than $${Math.floor(value * 10 - 0.5) / 10} ${word}`)],
    ].filter(([kind]) => kind !== 'money-about' || value >= 4) as (readonly [string, string])[],
    changed: [
      ['value', say(`$${other} ${word}`)],
      ['multiplier', say(`$${value} ${word === 'million' ? 'billion' : 'million'}`)],
      ['currency', say(`€${value} ${word}`)],
      ['value-in-words', say(`${other} ${word} dollars`)],
      ['hedge', say(`less than $${(value * 0.7).toFixed(1)} ${word}`)],
    ],
  };
}

function percent(roll: Roll): Made {
  const group = pick(roll, GROUPS);
  const place = pick(roll, PLACES);
  const value = 6 + roll(88);
  const what = pick(roll, ['smoked daily', 'owned a car', 'reported back pain', 'supported the reform', 'had no savings', 'lived alone']);
  const say = (print: string) =>
    pick(roll, [
      `In ${place}, ${print} of ${group} ${what}.`,
      `${print[0]?.toUpperCase()}${print.slice(1)} of the ${group} in ${place} ${what}.`,
      `Among ${group} from ${place}, ${print} ${what}.`,
    ]);
  const tenth = roll(2) === 0 ? value : value + (1 + roll(8)) / 10;
  const other = otherThan(roll, value);
  const fraction = (
    [
      [50, 'half'],
      [25, 'a quarter'],
      [75, 'three-quarters'],
      [33, 'a third'],
      [67, 'two-thirds'],
      [20, 'one in five'],
      [10, 'one in ten'],
      [40, 'two in five'],
    ] as const
  ).find(([share]) => share === Math.round(tenth));
  return {
    evidence: say(pick(roll, [`${tenth}%`, `${tenth} percent`])),
    faithful: [
      ['percent-format', say(`${tenth} per cent`)],
      ['percent-rounded', say(`${Math.round(tenth)}%`)],
      ['percent-about', say(`about ${Math.round(tenth)}%`)],
      ...(Number.isInteger(tenth) ? [['percent-words', say(`${inWords(tenth)} percent`)] as const] : []),
      ...(fraction === undefined ? [] : [['percent-fraction', say(fraction[1])] as const]),
      ['percent-over', say(`more than ${Math.floor(tenth) - (Number.isInteger(tenth) ? 1 : 0)}%`)],
    ],
    changed: [
      ['value', say(`${other > 99 ? value - 4 : other}%`)],
      ['value-near', say(`${value + (value > 90 ? -2 : 2)}%`)],
      ['value-in-words', say(`${inWords(value > 50 ? value - 13 : value + 13)} percent`)],
      ['hedge', say(`fewer than ${Math.round(value * 0.8)}%`)],
    ],
  };
}

function count(roll: Roll): Made {
  const group = pick(roll, GROUPS);
  const place = pick(roll, PLACES);
  const value = pick(roll, [12 + roll(80), 120 + roll(870), 1100 + roll(8800), 11000 + roll(88000), 1.1e6 + roll(8.8e6)]);
  const what = pick(roll, [
    'took part in the study',
    'were enrolled',
    'signed the petition',
    'answered the survey',
    'lost their homes',
    'were recruited',
  ]);
  const say = (print: string) =>
    pick(roll, [
      `In ${place}, ${print} ${group} ${what}.`,
      `Altogether ${print} ${group} from ${place} ${what}.`,
      `The records show that ${print} ${group} in ${place} ${what}.`,
    ]);
  const other = otherThan(roll, value);
  const digits = String(value).length;
  const unit = 10 ** Math.max(0, digits - 2);
  const rounded = Math.round(value / unit) * unit;
  const transposed = Number([...String(value)].reverse().join(''));
  return {
    evidence: say(grouped(value)),
    faithful: [
      ['count-format', say(String(value))],
      ['count-format', say(grouped(value, '\u202f'))],
      ...(value < 1000 ? [['count-words', say(inWords(value))] as const] : []),
      ...(value > 1000 ? [['count-about', say(`about ${grouped(rounded)}`)] as const] : []),
      ...(value > 1e6 ? [['count-million', say(`${(value / 1e6).toFixed(2)} million`)] as const] : []),
      ...(value > 100
        ? [['count-over', say(`more than ${grouped(Math.floor(value / unit) * unit - (value % unit === 0 ? unit : 0))}`)] as const]
        : []),
    ],
    changed: [
      ['value', say(grouped(other))],
      ...(transposed !== value && Math.abs(transposed - value) / value > 0.1 && String(transposed).length === digits
        ? [['transposed', say(grouped(transposed))] as const]
        : []),
      ['tenfold', say(grouped(value * 10))],
      ['hedge', say(`fewer than ${grouped(Math.round(value * 0.8))}`)],
      ['digit', say(grouped(value + (value < 100 ? 3 : 10 ** (digits - 2) * 3)))],
    ],
  };
}

function measure(roll: Roll): Made {
  const rows = [
    ['The tunnel under PLACE is VALUE long', 'km', 'kilometres', 1 / 1.609344, 'miles'],
    ['A VALUE pipeline crosses PLACE', 'km', 'kilometre', 1 / 1.609344, 'mile'],
    ['The bridge at PLACE stands VALUE above the water', 'm', 'metres', 1 / 0.3048, 'feet'],
    ['Each crate sent from PLACE weighed VALUE', 'kg', 'kilograms', 1 / 0.45359237, 'pounds'],
    ['The park at PLACE covers VALUE', 'ha', 'hectares', 1 / 0.40468564224, 'acres'],
    ['Trains to PLACE run at VALUE', 'km/h', 'kilometres per hour', 1 / 1.609344, 'mph'],
    ['The tank at PLACE holds VALUE', 'litres', 'liters', 1 / 3.785411784, 'gallons'],
  ] as const;
  const [line, unit, long, factor, foreign] = pick(roll, rows);
  const place = pick(roll, PLACES);
  const value = 12 + roll(480);
  const say = (print: string) => `${line.replace('PLACE', place).replace('VALUE', print)}.`;
  const hyphen = line.includes('A VALUE') ? '-' : ' ';
  const there = (value * factor).toPrecision(3);
  const other = otherThan(roll, value);
  return {
    evidence: say(`${value}${hyphen}${unit}`),
    faithful: [
      ['unit-name', say(`${value}${hyphen}${long}`)],
      ['unit-converted', say(`${Number(there)}${hyphen}${foreign}`)],
      ['unit-about', say(`about ${Math.round(Number(there))}${hyphen}${foreign}`).replace('A about', 'An about')],
    ],
    changed: [
      ['value', say(`${other}${hyphen}${long}`)],
      ['unit', say(`${value}${hyphen}${foreign}`)],
      ['converted-wrongly', say(`${Math.round(Number(there) * 1.4)}${hyphen}${foreign}`)],
    ],
  };
}

function dose(roll: Roll): Made {
  const drug = pick(roll, DRUGS);
  const value = pick(roll, [5, 10, 20, 25, 40, 50, 80, 150, 250, 500]);
  const say = (print: string) =>
    pick(roll, [
      `Adults received ${print} of ${drug} each morning.`,
      `The dose of ${drug} was ${print}.`,
      `${print} of ${drug} was given daily.`,
    ]);
  return {
    evidence: say(`${value} mg`),
    faithful: [
      ['unit-name', say(`${value} milligrams`)],
      ['unit-converted', say(`${value / 1000} g`)],
    ],
    changed: [
      ['unit', say(`${value} µg`)],
      ['unit', say(`${value} g`)],
      ['value', say(`${value * 2} mg`)],
      ['value', say(`${value / 10} mg`)],
    ],
  };
}

function duration(roll: Roll): Made {
  const [value, unit, same, other] = pick(roll, [
    [18, 'months', 'one and a half years', '18 weeks'],
    [24, 'months', 'two years', '24 weeks'],
    [6, 'weeks', '42 days', '6 months'],
    [90, 'minutes', '1.5 hours', '90 seconds'],
    [36, 'hours', 'a day and a half', '36 days'],
    [3, 'years', '36 months', '3 months'],
    [10, 'years', 'a decade', '10 months'],
    [48, 'hours', 'two days', '48 minutes'],
    [2, 'weeks', 'a fortnight', '2 months'],
  ] as const);
  const what = pick(roll, [
    'The trial of merexate',
    'The strike at Kelmore Rail',
    'The survey of Aldmere',
    'Recovery from the operation',
    'The drought in Kirrin county',
  ]);
  const say = (print: string) => pick(roll, [`${what} lasted ${print}.`, `${what} took ${print}.`]);
  return {
    evidence: say(`${value} ${unit}`),
    faithful: [
      ['duration-words', say(`${inWords(value)} ${unit}`)],
      ...(same.startsWith('a ') ? [] : [['duration-converted', say(same)] as const]),
      ['duration-about', say(`about ${value} ${unit}`)],
    ],
    changed: [
      ['unit', say(other)],
      ['value', say(`${otherThan(roll, value)} ${unit}`)],
      ['value-in-words', say(`${inWords(value + 5)} ${unit}`)],
    ],
  };
}

function date(roll: Roll): Made {
  const [year, month, day] = [1850 + roll(174), roll(12), 1 + roll(28)];
  const what = pick(roll, [
    'The treaty of Port Senna was signed',
    'The observatory at Eastlode opened',
    'Tellwright was founded',
    'The last ferry left Westhaven',
    'The council of Aldmere first met',
  ]);
  const say = (print: string) => `${what} ${print}.`;
  const name = MONTHS[month] ?? '';
  const wrong = MONTHS[(month + 1 + roll(10)) % 12] ?? '';
  return {
    evidence: say(pick(roll, [`on ${day} ${name} ${year}`, `on ${name} ${day}, ${year}`])),
    faithful: [
      ['date-format', say(`on ${name} ${day}, ${year}`)],
      ['date-format', say(`on ${day} ${name} ${year}`)],
      ['date-format', say(`on ${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`)],
      ['date-coarser', say(`in ${name} ${year}`)],
      ['date-coarser', say(`in ${year}`)],
      ['date-coarser', say(`in the ${Math.floor(year / 10)}0s`)],
    ],
    changed: [
      ['date-year', say(`on ${day} ${name} ${year + pick(roll, [-10, -3, -1, 1, 2, 5, 10])}`)],
      ['date-year', say(`in ${year + pick(roll, [-7, -2, -1, 1, 3, 9])}`)],
      ['date-month', say(`in ${wrong} ${year}`)],
      ['date-day', say(`on ${name} ${day > 14 ? day - 6 : day + 6}, ${year}`)],
    ],
  };
}

function range(roll: Roll): Made {
  const low = 5 + roll(40);
  const high = low + 4 + roll(30);
  const [line, unit] = pick(roll, [
    ['Seedlings near PLACE grew by VALUE', ' cm'],
    ['Between seasons PLACE receives VALUE of rain', ' mm'],
    ['Tickets to PLACE cost VALUE', ' euros'],
    ['The share of empty flats in PLACE is VALUE', '%'],
    ['Crossing to PLACE takes VALUE', ' hours'],
  ] as const);
  const place = pick(roll, PLACES);
  const say = (print: string) => `${line.replace('PLACE', place).replace('VALUE', print)}.`;
  return {
    evidence: say(`${low} to ${high}${unit}`),
    faithful: [
      ['range-dash', say(`${low}–${high}${unit}`)],
      ['range-between', say(`between ${low} and ${high}${unit}`)],
    ],
    changed: [
      ['range-end', say(`${low}–${high + 5}${unit}`)],
      ['range-end', say(`${Math.max(1, low - 4)} to ${high}${unit}`)],
      ['range-end', say(`between ${low + 3} and ${high + 7}${unit}`)],
      ['range-outside', say(`${high + 9}${unit}`)],
    ],
  };
}

function change(roll: Roll): Made {
  const what = pick(roll, ['Unemployment', 'The mortality rate', 'The share of renters', 'Turnout', 'The defect rate']);
  const place = pick(roll, PLACES);
  const low = 4 + roll(30);
  const high = low + 3 + roll(25);
  const up = roll(2) === 0;
  const [from, to] = up ? [low, high] : [high, low];
  const said = up ? pick(roll, ['rose', 'increased', 'climbed', 'grew']) : pick(roll, ['fell', 'declined', 'dropped', 'decreased']);
  const counter = up ? pick(roll, ['fell', 'declined', 'dropped']) : pick(roll, ['rose', 'increased', 'climbed']);
  const growth = Math.round((Math.abs(to - from) / from) * 100);
  return {
    evidence: `${what} in ${place} ${said} from ${from}% to ${to}%.`,
    faithful: [
      ['change-order', `${what} in ${place} ${said} to ${to}% from ${from}%.`],
      ['change-words', `${what} in ${place} ${up ? 'went up' : 'went down'} from ${from} percent to ${to} percent.`],
      ['derived-points', `${what} in ${place} ${said} by ${high - low} percentage points.`],
      ['derived-growth', `${what} in ${place} ${said} by ${growth}%.`],
      ['change-end', `${what} in ${place} ${said} to ${to}%.`],
    ],
    changed: [
      ['value', `${what} in ${place} ${said} from ${from}% to ${up ? to + 9 : Math.max(1, to - 3)}%.`],
      ['direction', `${what} in ${place} ${counter} from ${to}% to ${from}%.`],
      ['direction', `${what} in ${place} ${counter} to ${from}%.`],
      ['derived', `${what} in ${place} ${said} by ${high - low + 7} percentage points.`],
      ['derived', `${what} in ${place} ${said} by ${Math.round(growth * 1.5) + 11}%.`],
    ],
  };
}

function grew(roll: Roll): Made {
  const firm = pick(roll, FIRMS);
  const value = 3 + roll(60);
  const up = roll(2) === 0;
  const what = pick(roll, ['Revenue', 'Output', 'Headcount', 'The order book', 'Energy use']);
  const [said, same, counter] = up ? (['rose', 'grew', 'fell'] as const) : (['fell', 'declined', 'rose'] as const);
  const say = (verb: string, print: string) => `${what} at ${firm} ${verb} ${print}.`;
  return {
    evidence: say(said, `${value}% last year`),
    faithful: [
      ['change-words', say(same, `by ${value} percent`)],
      ['change-sign', `${what} at ${firm} changed by ${up ? '+' : '−'}${value}%.`],
      [
        'change-noun',
        `${what} at ${firm} saw ${/^(?:8|11|18)/.test(String(value)) ? 'an' : 'a'} ${value}% ${up ? 'increase' : 'decline'}.`,
      ],
    ],
    changed: [
      ['direction', say(counter, `by ${value}%`)],
      ['sign', `${what} at ${firm} changed by ${up ? '−' : '+'}${value}%.`],
      ['value', say(same, `by ${otherThan(roll, value)}%`)],
      ['unit', say(same, `by ${value} percentage points`)],
    ],
  };
}

function total(roll: Roll): Made {
  const place = pick(roll, PLACES);
  const [a, b] = [12 + roll(300), 12 + roll(300)];
  const [one, two, all] = pick(roll, [
    ['men', 'women', 'people'],
    ['primary schools', 'secondary schools', 'schools'],
    ['buses', 'trams', 'vehicles'],
    ['oaks', 'beeches', 'trees'],
  ] as const);
  const share = Math.round((a / (a + b)) * 100);
  return {
    evidence: `The count in ${place} found ${a} ${one} and ${b} ${two}.`,
    faithful: [
      ['derived-sum', `In total, the count in ${place} found ${a + b} ${all}.`],
      ['derived-sum', `The count in ${place} found a combined ${grouped(a + b)} ${all}.`],
      ...(a === b
        ? []
        : [
            [
              'derived-difference',
              `The count in ${place} found ${Math.abs(a - b)} more ${a > b ? one : two} than ${a > b ? two : one}.`,
            ] as const,
          ]),
      ['same', `In ${place} the count found ${b} ${two} and ${a} ${one}.`],
    ],
    changed: [
      ['derived', `In total, the count in ${place} found ${a + b + 7} ${all}.`],
      ['derived', `The count in ${place} found a combined ${Math.round((a + b) * 1.3) + 2} ${all}.`],
      ...(Math.abs(a - b) > 9 ? [['swap', `The count in ${place} found ${b} ${one} and ${a} ${two}.`] as const] : []),
      ...(Math.abs(a - b) > 9 ? [['belongs-elsewhere', `The count in ${place} found ${b} ${one}.`] as const] : []),
      ['value', `In ${place} the count found ${a + 11} ${one}.`],
    ].filter(([, claim]) => claim !== '' && share >= 0) as (readonly [string, string])[],
  };
}

function part(roll: Roll): Made {
  const drug = pick(roll, DRUGS);
  const whole = pick(roll, [40, 48, 60, 80, 120, 150, 200, 250, 400]);
  const some = Math.max(3, Math.round((whole * (5 + roll(85))) / 100));
  const share = (some / whole) * 100;
  const what = pick(roll, ['recovered', 'had a relapse', 'reported headaches', 'left the study']);
  return {
    evidence: `Of ${whole} patients on ${drug}, ${some} ${what}.`,
    faithful: [
      ['derived-share', `On ${drug}, ${Number(share.toFixed(1))}% of patients ${what}.`],
      ['derived-share', `About ${Math.round(share)}% of patients on ${drug} ${what}.`],
      ['same', `${some} of the ${whole} patients on ${drug} ${what}.`],
    ],
    changed: [
      ['derived', `On ${drug}, ${Math.round(share > 60 ? share - 17 : share + 17)}% of patients ${what}.`],
      ['value', `${some + Math.max(2, Math.round(some * 0.3))} of the ${whole} patients on ${drug} ${what}.`],
      ['value', `${some} of the ${whole + 30} patients on ${drug} ${what}.`],
    ],
  };
}

function cold(roll: Roll): Made {
  const place = pick(roll, PLACES);
  const value = 3 + roll(30);
  const fahrenheit = Math.round((-value * 9) / 5 + 32);
  const say = (print: string) => `The temperature in ${place} reached ${print} in January.`;
  return {
    evidence: say(`−${value} °C`),
    faithful: [
      ['sign-words', say(`minus ${value} degrees Celsius`)],
      ['sign-hyphen', say(`-${value}°C`)],
      ['unit-converted', say(`${fahrenheit < 0 ? '−' : ''}${Math.abs(fahrenheit)} °F`)],
    ],
    changed: [
      ['sign', say(`${value} °C`)],
      ['unit', say(`−${value} °F`)],
      ['value', say(`−${value + 8} °C`)],
    ],
  };
}

function hedged(roll: Roll): Made {
  const group = pick(roll, GROUPS);
  const place = pick(roll, PLACES);
  const value = (2 + roll(90)) * 100;
  const say = (print: string) => `${print} ${group} marched through ${place} on Sunday.`;
  return {
    evidence: say(`More than ${grouped(value)}`),
    faithful: [
      ['hedge-same', say(`Over ${grouped(value)}`)],
      ['hedge-same', say(`At least ${grouped(value)}`)],
    ],
    changed: [
      ['hedge', say(`Fewer than ${grouped(value)}`)],
      ['hedge', say(`At most ${grouped(value)}`)],
      ['value', say(`More than ${grouped(otherThan(roll, value, 0.3))}`)],
    ],
  };
}

function ranked(roll: Roll): Made {
  const place = pick(roll, PLACES);
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
  const at = 3 + roll(6);
  const say = (print: string) => `${place[0]?.toUpperCase()}${place.slice(1)} finished in ${print} place in the league.`;
  const short = (n: number) => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
  return {
    evidence: say(names[at - 1] ?? ''),
    faithful: [['ordinal-format', say(short(at))]],
    changed: [
      ['ordinal', say(short(at + 1))],
      ['ordinal', say(names[at] ?? 'eleventh')],
    ],
  };
}

function multiple(roll: Roll): Made {
  const firm = pick(roll, FIRMS);
  const from = 2 + roll(40);
  const factor = 2 + roll(3);
  const words = ['', '', 'doubled', 'tripled', 'quadrupled'];
  const say = (print: string) => `The number of shops run by ${firm} ${print}.`;
  return {
    evidence: say(`grew from ${from} to ${from * factor}`),
    faithful: [
      ['derived-times', say(words[factor] ?? '')],
      ['derived-times', say(`grew ${['', '', 'twofold', 'threefold', 'fourfold'][factor]}`)],
      ['derived-difference', say(`grew by ${from * factor - from}`)],
    ],
    changed: [
      ['derived', say(words[factor === 4 ? 2 : factor + 1] ?? '')],
      ['derived', say(`grew by ${from * factor - from + 5}`)],
      ['value', say(`grew to ${from * factor + 7}`)],
    ],
  };
}

const MAKERS = [money, percent, count, measure, dose, duration, date, range, change, grew, total, part, cold, hedged, ranked, multiple];

/** A pair of each rendering and change of so many facts, each fact among others that are no answer. */
export function numberPairs(seed: number, facts: number): NumberPair[] {
  const roll = dice(seed);
  const pairs: NumberPair[] = [];
  for (let i = 0; i < facts; i += 1) {
    const maker = MAKERS[i % MAKERS.length] as (typeof MAKERS)[number];
    const made = maker(roll);
    const others = Array.from(
      { length: 2 + roll(4) },
      () => (MAKERS[roll(MAKERS.length)] as (typeof MAKERS)[number])(roll).evidence,
    ).filter((line) => !alike(line, made.evidence));
    const lines = [...others];
    lines.splice(roll(lines.length + 1), 0, made.evidence);
    const evidence = lines.join(' ');
    for (const [kind, claim] of made.faithful) pairs.push({ kind, faithful: true, claim, evidence });
    for (const [kind, claim] of made.changed) pairs.push({ kind, faithful: false, claim, evidence });
  }
  return pairs;
}

/** Facts about the same subject would answer for each other. */
const alike = (a: string, b: string): boolean => {
  const words = new Set(a.toLowerCase().match(/\p{L}{4,}/gu));
  const shared = [...new Set(b.toLowerCase().match(/\p{L}{4,}/gu))].filter((word) => words.has(word)).length;
  return shared >= 3;
};
