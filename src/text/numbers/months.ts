/** Names of months in the languages whose dates are read. */

const MONTHS = new Map<string, number>();
for (const names of [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
])
  for (const [i, name] of names.split(' ').entries()) MONTHS.set(name, i + 1);
MONTHS.set('sept', 9);

/** Names of months in several languages, lower case. */
export const MONTH_NAMES: ReadonlyMap<string, number> = MONTHS;
