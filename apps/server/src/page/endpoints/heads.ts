import type { ServerResponse } from 'node:http'
import { HEARTBEAT_EVENT, HEARTBEAT_MS, HISTORY_EVENT } from '@musi/api/page/headEvents'
import type { HistoryNews } from '@musi/api/history/historyNews'
import type { HeadEvent, HeadHub } from '#platform/heads/headHub.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { HistoryNewsHub } from '#history/historyNewsHub.ts'

/**
 * About 60 heads with their news. A page this far behind must have been closed or suspended; its stream is ended, and
 * it gets the newest head when it reconnects.
 */
export const MAX_UNSENT_BYTES = 32 * 1024
/** A browser opens six connections per host; this allows for hundreds of browsers. */
const MAX_STREAMS = 2000
/** The reconnect delay of a page that lost its connection. */
const RETRY_MS = 1000

type Needs = {
  heads: Pick<HeadHub, 'latest' | 'listen' | 'listeners'>
  news: Pick<HistoryNewsHub, 'latest' | 'listen'>
}

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

/** GET /heads: server-sent events for each new head, with the history's progress, and a heartbeat in between. */
export const heads =
  ({ heads, news }: Needs): Endpoint =>
  ({ headers, client }) => {
    if (heads.listeners() >= MAX_STREAMS)
      return problemAnswer(
        503,
        'tooManyStreams',
        'Too many pages are listening for new blocks. Try again in a moment.',
        {
          'retry-after': '5',
        },
      )
    const lastEventId = headers['last-event-id']
    const body = (response: ServerResponse) => streamHeads({ heads, news }, response, lastEventId, client)
    return { status: 200, headers: HEADERS, body, isEndless: true }
  }

/** Serialised once for all listeners, as bytes that every stream writes without a copy. */
const bytesOf = new WeakMap<HeadEvent | HistoryNews, Buffer>()
function shared<Event extends HeadEvent | HistoryNews>(event: Event, text: (event: Event) => string): Buffer {
  const bytes = bytesOf.get(event) ?? Buffer.from(text(event))
  bytesOf.set(event, bytes)
  return bytes
}
const headText = ({ id, head }: HeadEvent) => `id: ${id}\ndata: ${JSON.stringify(head)}\n\n`
const newsText = (news: HistoryNews) => `event: ${HISTORY_EVENT}\ndata: ${JSON.stringify(news)}\n\n`
const RETRY = Buffer.from(`retry: ${RETRY_MS}\n\n`)
const HEARTBEAT = Buffer.from(`event: ${HEARTBEAT_EVENT}\ndata: {}\n\n`)

/** Runs until the page or the server closes the stream. */
export function streamHeads(
  { heads, news }: Needs,
  outgoing: ServerResponse,
  lastEventId: string | string[] | undefined,
  client = '',
): void {
  const write = (bytes: Buffer) => {
    if (outgoing.writableLength > MAX_UNSENT_BYTES) outgoing.destroy()
    else outgoing.write(bytes)
  }
  const send = (event: HeadEvent) => write(shared(event, headText))
  write(RETRY)
  const latest = heads.latest()
  // A page that already has the newest head only gets the start of the stream.
  if (latest !== null && latest.id !== lastEventId) send(latest)
  else write(HEARTBEAT)

  const tell = (latestNews: HistoryNews) => write(shared(latestNews, newsText))
  const now = news.latest()
  if (now !== null) tell(now)

  const unlistenNews = news.listen(tell, client)
  const unlisten = heads.listen({ onHead: send, end: () => outgoing.end() }, client)
  const beat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS)
  outgoing.once('close', () => {
    unlisten()
    unlistenNews()
    clearInterval(beat)
  })
}
