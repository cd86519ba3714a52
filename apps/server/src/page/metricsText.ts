import { DURATION_BOUNDS, type RequestCount } from '#edge/http/requestCounts.ts'

type Labels = Readonly<Record<string, string | number>>
type Sample = { labels?: Labels; value: number | null }
export type Metric = { name: string; type: 'gauge' | 'counter'; help: string; samples: readonly Sample[] }

/** Formats one metric for Prometheus; a value that was not read has no sample. */
export function metricText({ name, type, help, samples }: Metric): string {
  const lines = samples.flatMap(({ labels = {}, value }) => (value === null ? [] : [line(name, labels, value)]))
  return [...heading(name, type, help), ...lines].join('\n')
}

/** Formats the requests by route and status as a histogram. */
export function requestsText(counts: readonly RequestCount[]): string {
  const name = 'musi_http_request_seconds'
  return [
    ...heading(name, 'histogram', 'Seconds until the answer to a request begins, by route and status.'),
    ...counts.flatMap(({ route, status, count, seconds, withinBound }) => {
      const labels = { route, status }
      let within = 0
      return [
        ...DURATION_BOUNDS.map((le, at) => line(`${name}_bucket`, { ...labels, le }, (within += withinBound[at] ?? 0))),
        line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
        line(`${name}_sum`, labels, seconds),
        line(`${name}_count`, labels, count),
      ]
    }),
  ].join('\n')
}

const heading = (name: string, type: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, each]) => `${label}="${escaped(String(each))}"`)
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`
}

const escaped = (value: string) =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
