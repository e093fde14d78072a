/**
 * A text without the comments of HTML, each `instead`; one that is never closed stays. By hand, for a pattern would seek the end anew from every opening.
 */
export function withoutComments(html: string, instead = ' '): string {
  let kept = '';
  let from = 0;
  for (let open = html.indexOf('<!--'); open >= 0; open = html.indexOf('<!--', from)) {
    const close = html.indexOf('-->', open + 4);
    if (close < 0) break;
    kept += `${html.slice(from, open)}${instead}`;
    from = close + 3;
  }
  return kept + html.slice(from);
}
