import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { HEARTBEAT_EVENT, HEARTBEAT_MS } from '@musi/api/head'
import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'
import { problemAnswer } from '../guard/problemAnswer.ts'
import type { HeadEvent, HeadHub } from '../heads/headHub.ts'

/** Some 150 heads: a page that is this far behind is gone or asleep, and gets the newest when it comes back. */
export const MAX_UNSENT_BYTES = 32 * 1024
/** A browser holds six connections to a host; this is for hundreds of open browsers. */
const MAX_STREAMS = 2000
/** A page that lost the line comes back this soon. */
const RETRY_MS = 1000

/** GET /heads: server-sent events, one for each new head, and a heartbeat in between. */
export function heads(context: Context, c: Hono<Bindings>): Response {
  if (context.heads.listeners() >= MAX_STREAMS)
    return problemAnswer(503, 'tooManyStreams', 'Too many pages listen for new blocks. Try again in a moment.', {
      'retry-after': '5',
    })
  const { incoming, outgoing } = c.env
  if (!('req' in outgoing)) return problemAnswer(505, 'httpVersion', 'This stream needs HTTP/1.1.')
  streamHeads(context.heads, outgoing, incoming.headers['last-event-id'])
  return RESPONSE_ALREADY_SENT
}

/** Lasts until the page, or the server, ends it. */
export function streamHeads(
  heads: HeadHub,
  outgoing: ServerResponse,
  lastEventId: string | string[] | undefined,
): void {
  outgoing.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    if (outgoing.writableLength > MAX_UNSENT_BYTES) outgoing.destroy()
    else outgoing.write(text)
  }
  const send = ({ id, head }: HeadEvent) => write(`id: ${id}\ndata: ${JSON.stringify(head)}\n\n`)
  write(`retry: ${RETRY_MS}\n\n`)
  const latest = heads.latest()
  // Who has seen the newest one already is only told that the line is up.
  if (latest !== null && latest.id !== lastEventId) send(latest)
  else write(`event: ${HEARTBEAT_EVENT}\ndata: {}\n\n`)

  const unlisten = heads.listen({ hear: send, end: () => outgoing.end() })
  const beat = setInterval(() => write(`event: ${HEARTBEAT_EVENT}\ndata: {}\n\n`), HEARTBEAT_MS)
  outgoing.once('close', () => {
    unlisten()
    clearInterval(beat)
  })
}
