/** The unit that a label ends with: `timeout_ms`, `storageUsedMb`, "Price (€)". */
import { readNumbers } from '../../../text/numbers.ts';
import { lately } from '../../../text/remembered.ts';

/** How units are spelt in labels, where people write them otherwise. */
const SPELT: Readonly<Record<string, string>> = {
  c: '°C',
  f: '°F',
  kb: 'kB',
  mb: 'MB',
  gb: 'GB',
  tb: 'TB',
  kwh: 'kWh',
  mwh: 'MWh',
  w: 'W',
  kw: 'kW',
  hz: 'Hz',
  khz: 'kHz',
  mhz: 'MHz',
  ghz: 'GHz',
  hpa: 'hPa',
  kpa: 'kPa',
  db: 'dB',
  v: 'V',
  mbps: 'Mbit/s',
  gbps: 'Gbit/s',
  ml: 'ml',
  millis: 'ms',
  secs: 's',
  hrs: 'h',
  percent: '%',
  pct: '%',
  prozent: '%',
};
/** Units that are words as well: only beside a label that tells so. */
const DOUBTFUL: Readonly<Record<string, RegExp>> = {
  c: /temp|dew|heat|feels|max|min|avg|mean/i,
  f: /temp|dew|heat|feels/i,
  min: /dura|delay|time|wait|walk|drive|ride|late|travel|prep|cook|interval|session|transfer/i,
  m: /elev|alti|height|hoch|höhe|length|läng|depth|tief|width|breit|dist|promin|visib|radius|diam|range|drop|ascent|descent|climb|snow|wave|level|size|perim/i,
  t: /weigh|mass|gewicht|load|cargo|emission|co2|ton/i,
  l: /vol|capac|tank|fuel|water|boot|trunk|size/i,
  h: /dura|time|run|life|delay|hour|batter|zeit|dauer/i,
  d: /dura|time|days|age|ttl|retention|dauer/i,
  w: /power|watt|leist|load|draw|solar|output/i,
  v: /volt|batter|supply|input|output/i,
  g: /weigh|mass|gewicht|protein|fat|sugar|salt|carb|fib|portion|serving/i,
  k: /temp/i,
};
const ONE_OF =
  /^(?:second|minute|hour|day|week|month|quarter|year|decade|century|jahr|monat|tag|woche|stunde|année|mois|jour|año|mes|día|point|degree)$/;

/** What may be a unit at the end of a label, as it is read behind a number. */
function spelt(label: string): string {
  const signed = /(?:[([]\s?([^\s()[\]]{1,8})\s?[)\]]|[_\s-]([^\s_()[\]-]{1,8})|(?<=[\p{Ll}\d])(\p{Lu}\p{Ll}{1,8}))$/u.exec(label);
  const found = signed?.[1] ?? signed?.[2] ?? signed?.[3] ?? '';
  const lower = found.toLowerCase();
  if (found === '' || /^(?:in|a|at|or|no|n)$/.test(lower)) return '';
  // "founded_year", "downloads_last_month": which one, and not how many.
  if (ONE_OF.test(lower)) return '';
  const before = label.slice(0, label.length - found.length);
  if (signed?.[1] === undefined && DOUBTFUL[lower]?.test(before) === false) return '';
  return SPELT[lower] ?? (signed?.[3] === undefined ? found : lower);
}

/** The unit at the end of a label, as it is read behind a number; "" without one. */
export const unitIn: (label: string) => string = lately(500, (label) => {
  const unit = spelt(label);
  if (unit === '') return '';
  const reads = [`5 ${unit}`, `${unit}5`].some((text) => {
    const [one] = readNumbers(text);
    return one?.raw === text && one.kind !== 'number' && one.kind !== 'label' && one.kind !== 'date';
  });
  return reads ? unit : '';
});
