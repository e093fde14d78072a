/**
 * The document as its pages look: drawn by pdf.js when they come near the window, with its text above them for selecting and
 * hearing, and the marks above that. Pages have their size from the start, so nothing moves while they are drawn.
 */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ask, type DocumentView } from './api.ts';
import type { Mark } from './marks.ts';
import { words } from './messages/language.ts';
import { told } from './parts.tsx';
import { place } from './pdf-place.ts';
import { workerPort } from './pdf-worker.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of a mark, in shares of the page. */
export interface Box {
  readonly mark: Mark;
  readonly first: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Pdf = typeof import('pdfjs-dist');

interface Opened {
  readonly pdf: Pdf;
  readonly file: PDFDocumentProxy;
  readonly sizes: readonly Size[];
}

async function open(address: string, signal: AbortSignal): Promise<Opened> {
  // Asked for here and not by pdf.js: where the server answers with an error before pdf.js's worker has said what it wants, pdf.js
  // leaves that error to nobody. The server sends a file whole, so nothing is lost by it.
  const reply = await ask(address, { headers: { accept: 'application/pdf' }, signal });
  const [pdf, bytes] = await Promise.all([import('pdfjs-dist'), reply.arrayBuffer()]);
  pdf.GlobalWorkerOptions.workerPort ??= workerPort();
  const loading = pdf.getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    cMapUrl: '/pdfjs/cmaps/',
    cMapPacked: true,
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    wasmUrl: '/pdfjs/wasm/',
    iccUrl: '/pdfjs/iccs/',
  });
  const file = await loading.promise;
  const first = (await file.getPage(1)).getViewport({ scale: 1 });
  const sizes: Size[] = Array.from({ length: file.numPages }, () => ({ width: first.width, height: first.height }));
  // Sizes of long documents are learnt page by page; almost always they are all the same.
  for (let n = 2; n <= Math.min(file.numPages, 60); n += 1) {
    const { width, height } = (await file.getPage(n)).getViewport({ scale: 1 });
    sizes[n - 1] = { width, height };
  }
  return { pdf, file, sizes };
}

/** All pages. Says through `onFailed` when the file cannot be drawn; the text is then still there. */
export function PdfView(props: {
  readonly address: string;
  readonly document: DocumentView;
  readonly marks: readonly Mark[];
  readonly active: string;
  readonly onFailed: (why: string) => void;
}): JSX.Element {
  const { address, document, marks, active, onFailed } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let gone = false;
    let file: PDFDocumentProxy | null = null;
    const asked = new AbortController();
    open(address, asked.signal).then(
      (done) => {
        file = done.file;
        if (gone) void file.loadingTask.destroy();
        else setOpened(done);
      },
      (thrown: unknown) => {
        if (!gone) onFailed(told(thrown, words().problems.noPages));
      },
    );
    return () => {
      gone = true;
      asked.abort();
      void file?.loadingTask.destroy();
    };
  }, [address]);
  const byPage = useMemo(() => perPage(document, marks), [document, marks]);
  if (opened === null) return <p class="opening">{words().desk.openingPages}</p>;
  return (
    <div class="pdf-view">
      {opened.sizes.map((size, i) => (
        <PdfPage
          key={i}
          opened={opened}
          number={i + 1}
          size={size}
          text={byPage[i]?.text ?? ''}
          marks={byPage[i]?.marks ?? []}
          active={active}
        />
      ))}
    </div>
  );
}

interface PageMarks {
  readonly text: string;
  /** Marks with their spans cut to this page and counted from its start. */
  readonly marks: readonly Mark[];
}

/** Cuts the text and the marks to pages. */
export function perPage({ text, pages }: Pick<DocumentView, 'text' | 'pages'>, marks: readonly Mark[]): PageMarks[] {
  return pages.map(({ start }, i) => {
    const end = pages[i + 1]?.start ?? text.length;
    const own = marks
      .filter(({ span }) => span.start < end && span.end > start)
      .map((mark) => ({
        ...mark,
        // What goes on from the page before has its name there.
        id: mark.span.start < start ? `${mark.id}.${i + 1}` : mark.id,
        span: { start: Math.max(0, mark.span.start - start), end: Math.min(end, mark.span.end) - start },
      }));
    return { text: text.slice(start, end), marks: own };
  });
}

interface Drawn {
  readonly spans: readonly HTMLElement[];
  readonly pieces: readonly string[];
}

function PdfPage(props: {
  readonly opened: Opened;
  readonly number: number;
  readonly size: Size;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly active: string;
}): JSX.Element {
  const { opened, number, size, text, marks, active } = props;
  const holder = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);

  useEffect(() => {
    const element = holder.current;
    if (element === null) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), { rootMargin: '1200px' });
    watch.observe(element);
    const measure = new ResizeObserver(() => setWidth(element.clientWidth));
    measure.observe(element);
    return () => {
      watch.disconnect();
      measure.disconnect();
    };
  }, []);

  useEffect(() => {
    const element = canvas.current;
    const above = layer.current;
    if (!near || width === 0 || element === null || above === null) return;
    const job = draw(opened, number, width, element, above);
    job.drawn.then(setDrawn, () => undefined);
    return job.stop;
  }, [near, width, opened, number]);

  useEffect(() => {
    const page = holder.current;
    if (drawn !== null && page !== null) setBoxes(joinedLines(boxesOf(page, drawn, text, marks)));
  }, [drawn, text, marks]);

  return (
    <div ref={holder} class="pdf-page" data-page={number} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <canvas ref={canvas} />
      <div ref={layer} class="textLayer" />
      <div class="marks">
        {boxes.map(({ mark, first, left, top, width: wide, height }, i) => (
          <a
            key={`${mark.id}.${i}`}
            {...(first ? { id: mark.id } : {})}
            class={`box ${mark.kind} ${mark.look}${mark.item === active ? ' lit' : ''}`}
            href={`#${mark.item}`}
            data-item={mark.item}
            data-mark={mark.id}
            title={mark.says}
            aria-label={mark.says}
            tabIndex={first && mark.look !== 'fine' && mark.look !== 'waiting' ? 0 : -1}
            style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${wide * 100}%`, height: `${height * 100}%` }}
          />
        ))}
      </div>
      <span class="page-number">{number}</span>
    </div>
  );
}

/** Draws a page and its text; `stop` breaks off. */
function draw(
  { pdf, file }: Opened,
  number: number,
  width: number,
  canvas: HTMLCanvasElement,
  above: HTMLElement,
): { readonly drawn: Promise<Drawn>; readonly stop: () => void } {
  let stopped = false;
  let end: (() => void) | null = null;
  const work = async (): Promise<Drawn> => {
    const page: PDFPageProxy = await file.getPage(number);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const dense = Math.min(devicePixelRatio, 2);
    canvas.width = Math.round(viewport.width * dense);
    canvas.height = Math.round(viewport.height * dense);
    const task = page.render({ canvas, viewport, transform: dense === 1 ? undefined : [dense, 0, 0, dense, 0, 0] } as never);
    end = () => task.cancel();
    above.replaceChildren();
    above.style.setProperty('--total-scale-factor', String(scale));
    const layer = new pdf.TextLayer({ textContentSource: page.streamTextContent(), container: above, viewport });
    await Promise.all([task.promise, layer.render()]);
    if (stopped) throw new Error('no longer wanted');
    return { spans: layer.textDivs, pieces: layer.textContentItemsStr };
  };
  return {
    drawn: work(),
    stop() {
      stopped = true;
      end?.();
    },
  };
}

/** Where the marks are on a page: measured on its text, kept in shares of the page. */
function boxesOf(page: HTMLElement, { spans, pieces }: Drawn, text: string, marks: readonly Mark[]): Box[] {
  const frame = page.getBoundingClientRect();
  if (frame.width === 0) return [];
  const places = place(
    text,
    pieces,
    marks.map(({ span }) => span),
  );
  const range = document.createRange();
  return marks.flatMap((mark, i) => {
    let first = true;
    return (places[i] ?? []).flatMap(({ item, start, end }) => {
      const node = spans[item]?.firstChild;
      if (node == null || node.nodeType !== Node.TEXT_NODE) return [];
      const length = node.nodeValue?.length ?? 0;
      range.setStart(node, Math.min(start, length));
      range.setEnd(node, Math.min(end, length));
      const { left, top, width, height } = range.getBoundingClientRect();
      if (width <= 0) return [];
      const box: Box = {
        mark,
        first,
        left: (left - frame.left) / frame.width,
        top: (top - frame.top) / frame.height,
        width: width / frame.width,
        height: height / frame.height,
      };
      first = false;
      return [box];
    });
  });
}

/** Pieces of one line as one box: PDF files often place every word by itself. */
export function joinedLines(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    const sameLine = last !== undefined && last.mark.id === box.mark.id && Math.abs(last.top - box.top) < box.height * 0.5;
    const gap = last === undefined ? 1 : box.left - (last.left + last.width);
    if (last === undefined || !sameLine || gap < -0.01 || gap > GAP) joined.push(box);
    else
      joined[joined.length - 1] = {
        ...last,
        width: Math.max(last.width, box.left + box.width - last.left),
        height: Math.max(last.height, box.height),
      };
  }
  return joined;
}

/** Widest gap between two words of a line, in shares of the page's width. */
const GAP = 0.06;
