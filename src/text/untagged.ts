/** Takes the tags of HTML out of a text and leaves every other sign in its place. */

/** A tag with a name that HTML has, with attributes or none, so that "a<b and c>d" keeps its words. */
const TAG =
  /<\/?(?:a|abbr|article|aside|b|blockquote|br|cite|code|dd|del|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|img|ins|kbd|li|main|mark|ol|p|pre|q|s|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|wbr)(?:\s[^<>=]{1,40}=[^<>]{0,500}|\s?\/)?>/gi;

/** The text with a space for each sign of a tag, "&" for "&amp;" and a space for "&nbsp;": places in it are places in the text as it was. */
export const untagged = (text: string): string =>
  text
    .replace(TAG, (tag) => ' '.repeat(tag.length))
    .replaceAll('&amp;', '&    ')
    .replaceAll('&nbsp;', '      ');
