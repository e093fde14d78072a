/**
 * What TeX commands print, as Unicode. Two tables: letters and signs of running text, and
 * signs of mathematics. Written by hand from the LaTeX and textcomp command lists; looked up with `get`, so that a command
 * called `constructor` finds nothing. Accents and letters lie in text/accents.ts, since printed references hold them, too.
 */
import { TEX_ACCENTS, TEX_LETTERS } from '../../text/accents.ts';

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split(/\s+/)
      .map((row) => {
        const cut = row.indexOf(':');
        return [row.slice(0, cut), row.slice(cut + 1)] as const;
      }),
  );

/** Accent commands written as words. */
export const WORD_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['capitalacute', "'"],
  ['textcommabelow', 'c,'],
  ['cb', 'c,'],
]);

/** Signs of running text. `␣` stands for a space. */
const OTHER_SIGNS = table(`
  textendash:– textemdash:— textquoteleft:‘ textquoteright:’ textquotedblleft:“ textquotedblright:” textquotesingle:'
  textquotedbl:" guillemotleft:« guillemotright:» guillemetleft:« guillemetright:» guilsinglleft:‹ guilsinglright:› quotedblbase:„
  quotesinglbase:‚ glqq:„ grqq:“ flqq:« frqq:» glq:‚ grq:‘ textexclamdown:¡ textquestiondown:¿ textasciitilde:~ textasciicircum:^
  textasciigrave:\` textbackslash:\\ textbar:| textless:< textgreater:> textbraceleft:{ textbraceright:} lbrace:{ rbrace:}
  textunderscore:_ textdollar:$ textdegree:° degree:° textcelsius:℃ texteuro:€ euro:€ EUR:€ pounds:£ textsterling:£ textyen:¥ textcent:¢
  copyright:© textcopyright:© textregistered:® textregisteredsymbol:® texttrademark:™ S:§ textsection:§ P:¶ textparagraph:¶ dag:† ddag:‡ textdagger:†
  textdaggerdbl:‡ textbullet:• textperiodcentered:· textellipsis:… dots:… ldots:… textordfeminine:ª textordmasculine:º
  textonehalf:½ textonequarter:¼ textthreequarters:¾ textonesuperior:¹ texttwosuperior:² textthreesuperior:³ textmu:µ
  textmultiply:× texttimes:× textdiv:÷ textpm:± textminus:− textasteriskcentered:* textnumero:№ textohm:Ω slash:/ textslash:/
  textvisiblespace:␣ space:␣ quad:␣ qquad:␣ enspace:␣ enskip:␣ thinspace:␣ nobreakspace:␣ textcompwordmark: hyp:- BibTeX:BibTeX TeX:TeX LaTeX:LaTeX
  LaTeXe:LaTeX2e XeTeX:XeTeX XeLaTeX:XeLaTeX LuaTeX:LuaTeX LuaLaTeX:LuaLaTeX pdfTeX:pdfTeX ConTeXt:ConTeXt
  TUB:TUGboat MF:Metafont METAFONT:Metafont MP:MetaPost METAPOST:MetaPost POSTSCRIPT:PostScript PS:PostScript AmS:AMS AMS:AMS emdash:— Dash:— bibrangedash:– bibdash:—
  bibinitperiod:. bibinithyphendelim:.- bibinitdelim:␣ bibnamedelima:␣ bibnamedelimb:␣ bibnamedelimc:␣ bibnamedelimd:␣ bibnamedelimi:␣
  cprime:ʹ cdprime:ʺ textgreek: etalchar: newblock:␣ par:␣ newline:␣ linebreak:␣ allowbreak: hfill:␣ adddot:. addspace:␣ addcomma:, addcolon::
`);

/** Letters and signs of running text. */
export const SIGNS: ReadonlyMap<string, string> = new Map([...TEX_LETTERS, ...OTHER_SIGNS]);

/** Signs of mathematics, by command name. */
export const MATH: ReadonlyMap<string, string> = table(`
  alpha:α beta:β gamma:γ delta:δ epsilon:ϵ varepsilon:ε zeta:ζ eta:η theta:θ vartheta:ϑ iota:ι kappa:κ lambda:λ mu:μ nu:ν xi:ξ
  omicron:ο pi:π varpi:ϖ rho:ρ varrho:ϱ sigma:σ varsigma:ς tau:τ upsilon:υ phi:ϕ varphi:φ chi:χ psi:ψ omega:ω Gamma:Γ Delta:Δ
  Theta:Θ Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ Upsilon:Υ Phi:Φ Psi:Ψ Omega:Ω ell:ℓ hbar:ℏ hslash:ℏ imath:ı jmath:ȷ aleph:ℵ Re:ℜ Im:ℑ wp:℘
  partial:∂ nabla:∇ infty:∞ emptyset:∅ varnothing:∅ forall:∀ exists:∃ neg:¬ lnot:¬ top:⊤ bot:⊥ angle:∠ triangle:△ prime:′
  pm:± mp:∓ times:× div:÷ ast:* star:⋆ circ:∘ bullet:• cdot:· cup:∪ cap:∩ uplus:⊎ sqcup:⊔ sqcap:⊓ vee:∨ lor:∨ wedge:∧ land:∧
  oplus:⊕ ominus:⊖ otimes:⊗ oslash:⊘ odot:⊙ dagger:† ddagger:‡ amalg:⨿ setminus:∖ wr:≀ diamond:⋄ rtimes:⋊ ltimes:⋉ Box:□ square:□
  le:≤ leq:≤ leqslant:≤ ge:≥ geq:≥ geqslant:≥ ne:≠ neq:≠ equiv:≡ sim:∼ simeq:≃ approx:≈ cong:≅ propto:∝ ll:≪ gg:≫ prec:≺ succ:≻
  lesssim:≲ gtrsim:≳ subset:⊂ supset:⊃ subseteq:⊆ supseteq:⊇ in:∈ ni:∋ notin:∉ mid:∣ parallel:∥ perp:⊥ vdash:⊢ dashv:⊣ models:⊨
  to:→ rightarrow:→ longrightarrow:→ leftarrow:← gets:← longleftarrow:← leftrightarrow:↔ longleftrightarrow:↔ Rightarrow:⇒ implies:⇒ Longrightarrow:⇒ Leftarrow:⇐
  Leftrightarrow:⇔ iff:⇔ mapsto:↦ hookrightarrow:↪ uparrow:↑ downarrow:↓ rightleftharpoons:⇌ rightsquigarrow:⇝
  sum:∑ prod:∏ coprod:∐ int:∫ oint:∮ iint:∬ bigcup:⋃ bigcap:⋂ bigoplus:⨁ bigotimes:⨂ surd:√ langle:⟨ rangle:⟩ lfloor:⌊ rfloor:⌋
  lceil:⌈ rceil:⌉ vert:| Vert:‖ lvert:| rvert:| lVert:‖ rVert:‖ lbrack:[ rbrack:] ldots:… cdots:⋯ dots:… vdots:⋮ ddots:⋱ colon::
  log:log ln:ln exp:exp sin:sin cos:cos tan:tan max:max min:min sup:sup inf:inf lim:lim det:det dim:dim ker:ker deg:deg gcd:gcd arg:arg
  Pr:Pr bmod:mod mod:mod quad:␣ qquad:␣ checkmark:✓ sharp:♯ flat:♭ natural:♮ spadesuit:♠ heartsuit:♥ diamondsuit:♦ clubsuit:♣ degree:° S:§
`);

/** Digits and signs that exist raised and lowered. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
const PLAIN = '0123456789+-=()';

/** A superscript or subscript: raised or lowered characters where all of them exist, else the plain characters. */
export function script(text: string, up: boolean): string {
  const bare = text.replaceAll('−', '-');
  if (bare === '' || ![...bare].every((sign) => PLAIN.includes(sign))) return text;
  return [...bare].map((sign) => (up ? RAISED : LOWERED)[PLAIN.indexOf(sign)] ?? sign).join('');
}

const NUMBERS = /^\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,20}$/;

/** Numbers raised one by one where they are a list as marks have it, "2,3–5"; else the same as `script`. */
export const raisedNumbers = (text: string): string =>
  NUMBERS.test(text) ? text.replace(/\d+/g, (number) => script(number, true)).replace(/\s/g, '') : script(text, true);

/** A letter with an accent, composed where Unicode has it. */
export function accented(accent: string, letter: string): string {
  const mark = accent === 'c,' ? '\u0326' : TEX_ACCENTS.get(accent);
  if (mark === undefined) return letter;
  const bare = letter.replace(/^ı/, 'i').replace(/^ȷ/, 'j');
  const first = String.fromCodePoint(bare.codePointAt(0) ?? 32);
  return (first + mark).normalize('NFC') + bare.slice(first.length);
}
