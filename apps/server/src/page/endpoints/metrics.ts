import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '#platform/config/config.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { HeadHub } from '#platform/heads/headHub.ts'
import type { Endpoint as ChainEndpoint } from '#platform/rpc/endpoint.ts'
import type { ByteBudget } from '#platform/byteBudget.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { RequestCounts } from '#edge/http/requestCounts.ts'
import type { IndexStatus } from '#history/chainIndex.ts'
import { type Metric, metricText, requestsText } from '../metricsText.ts'
import type { Readiness } from '../readiness.ts'

type Needs = {
  metricsAccess: Pick<Config, 'metricsToken' | 'trustedProxies'>
  requests: Pick<RequestCounts, 'now'>
  upstream: { endpoints: readonly Pick<ChainEndpoint, 'counts' | 'failuresInARow'>[] }
  heads: Pick<HeadHub, 'latest' | 'listeners'>
  index: { status: () => Pick<IndexStatus, 'behind' | 'isFollowing' | 'isInTrouble'> }
  database: Pick<OwnDatabase, 'status'>
  readiness: Readiness
  budget: Pick<ByteBudget, 'held'>
}

/** GET /metrics: the text format of Prometheus, for this machine or with a token. No label comes from a visitor. */
export const metrics =
  ({ metricsAccess, requests, ...sources }: Needs): Endpoint =>
  async ({ headers, client }) => {
    if (!mayRead(metricsAccess, headers, client)) return REFUSED
    const gauges = await readGauges(sources)
    const body = `${[...gauges.map(metricText), requestsText(requests.now())].join('\n')}\n`
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      body,
    }
  }

const REFUSED = problemAnswer(
  403,
  'refused',
  'Metrics are for this machine itself, or with the token of MUSI_METRICS_TOKEN.',
)

/** A client on this machine. IPv6 clients are identified by the first half of their address. */
const LOOPBACK_CLIENT = /^(127\.\d+\.\d+\.\d+|0:0:0:0)$/
/** Hosts that name this machine. Others are refused, because a page can point its own name at it (DNS rebinding). */
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** A proxy on this machine connects from loopback too, so forwarded requests need the token. */
function mayRead(
  { metricsToken, trustedProxies }: Needs['metricsAccess'],
  headers: IncomingHttpHeaders,
  client: string,
) {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (metricsToken !== null && bearer !== undefined) return isSame(bearer, metricsToken)
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return trustedProxies === 0 && !isForwarded && LOOPBACK_CLIENT.test(client) && LOOPBACK_HOST.test(headers.host ?? '')
}

const digest = (value: string) => createHash('sha256').update(value).digest()
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

async function readGauges({
  upstream,
  heads,
  index,
  database,
  readiness,
  budget,
}: Omit<Needs, 'metricsAccess' | 'requests'>): Promise<readonly Metric[]> {
  const [chain, own, disk] = await Promise.all([readiness.chain(), database.status(), readiness.disk()])
  const history = index.status()
  const memory = process.memoryUsage()
  const cpu = process.cpuUsage()
  const gauge = (name: string, help: string, value: number | null): Metric => ({
    name: `musi_${name}`,
    type: 'gauge',
    help,
    samples: [{ value }],
  })
  const flag = (is: boolean) => (is ? 1 : 0)
  const byEndpoint = (read: (endpoint: Needs['upstream']['endpoints'][number]) => number) =>
    upstream.endpoints.map((endpoint, at) => ({ labels: { endpoint: at }, value: read(endpoint) }))
  return [
    gauge('up_seconds', 'Seconds since the process started.', process.uptime()),
    gauge('chain_ok', '1 if an endpoint of the right chain answers.', flag(chain === 'ok')),
    gauge('database_ok', "1 if the server's own database answers.", flag(own === 'ok')),
    gauge('disk_ok', '1 if its folders take files.', flag(disk === 'ok')),
    gauge('head_number', 'The newest block told to pages.', heads.latest()?.head.number ?? null),
    gauge('streams', 'Pages that listen for blocks.', heads.listeners()),
    gauge('history_behind_blocks', 'Blocks left to index.', history.behind),
    gauge('history_following', '1 if the history is level with the chain.', flag(history.isFollowing)),
    gauge('history_trouble', '1 if the history cannot go on and is tried again.', flag(history.isInTrouble)),
    gauge('held_bytes', 'Memory held for requests and answers.', budget.held()),
    gauge('memory_bytes', 'Resident memory of the process.', memory.rss),
    gauge('heap_bytes', 'Heap in use.', memory.heapUsed),
    {
      name: 'musi_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time of the process.',
      samples: [{ value: (cpu.user + cpu.system) / 1e6 }],
    },
    {
      name: 'musi_node_requests_total',
      type: 'counter',
      help: 'Requests to each endpoint, by its place in the settings; those of the history are not among them.',
      samples: [
        ...upstream.endpoints.flatMap(({ counts }, endpoint) => [
          { labels: { endpoint, result: 'answered' }, value: counts.answered },
          { labels: { endpoint, result: 'failed' }, value: counts.failed },
        ]),
      ],
    },
    {
      name: 'musi_node_failures_in_a_row',
      type: 'gauge',
      help: 'Failures of each endpoint since its last answer.',
      samples: byEndpoint(({ failuresInARow }) => failuresInARow),
    },
  ]
}
