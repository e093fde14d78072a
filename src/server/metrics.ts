/** Figures for Prometheus (text format 0.0.4), counted in the process and read when asked for. Labels come from closed lists alone. */

/** Upper bounds of the time classes, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60] as const;

type Labels = Readonly<Record<string, string>>;

interface Family {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly values: Map<string, number>;
}

const labelled = (labels: Labels): string => {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
};

export interface Metrics {
  /** Adds to a counter. */
  count(name: string, labels?: Labels, by?: number): void;
  /** Sets a gauge. */
  set(name: string, value: number, labels?: Labels): void;
  /** Notes how long something took, in seconds. */
  time(name: string, seconds: number, labels?: Labels): void;
  text(): string;
}

/** Figures by name: type and sentence of each are said once, here, and nothing else can be counted. */
function openMetrics(families: Readonly<Record<string, readonly [Family['type'], string]>>): Metrics {
  const all = new Map<string, Family>(Object.entries(families).map(([name, [type, help]]) => [name, { type, help, values: new Map() }]));
  const add = (name: string, key: string, by: number): void => {
    const family = all.get(name.replace(/_(bucket|sum|count)$/, '')) ?? all.get(name);
    family?.values.set(`${name}${key}`, (family.values.get(`${name}${key}`) ?? 0) + by);
  };
  return {
    count: (name, labels = {}, by = 1) => add(name, labelled(labels), by),
    set: (name, value, labels = {}) => void all.get(name)?.values.set(`${name}${labelled(labels)}`, value),
    time(name, seconds, labels = {}) {
      for (const bound of BOUNDS) add(`${name}_bucket`, labelled({ ...labels, le: String(bound) }), seconds <= bound ? 1 : 0);
      add(`${name}_bucket`, labelled({ ...labels, le: '+Inf' }), 1);
      add(`${name}_sum`, labelled(labels), seconds);
      add(`${name}_count`, labelled(labels), 1);
    },
    text() {
      const lines: string[] = [];
      for (const [name, { type, help, values }] of all) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
        for (const [key, value] of values) lines.push(`${key} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

/** The figures of a server. */
export const serverMetrics = (): Metrics =>
  openMetrics({
    stet_http_requests_total: ['counter', 'Requests answered, by method, route and status.'],
    stet_http_request_seconds: ['histogram', 'How long answering took.'],
    stet_uploads_refused_total: ['counter', 'Uploads refused at the door, by reason.'],
    stet_jobs_waiting: ['gauge', 'Checks that wait.'],
    stet_jobs_running: ['gauge', 'Checks under way.'],
    stet_workers: ['gauge', 'Worker processes of this server.'],
    stet_worker_ends_total: ['counter', 'Workers that ended unasked, by how.'],
    stet_event_streams: ['gauge', 'Open event streams.'],
    stet_resident_bytes: ['gauge', 'Memory of the server process.'],
    stet_loop_delay_seconds: ['gauge', 'Longest delay of the event loop since last asked.'],
  });
