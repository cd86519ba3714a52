import { MAX_RPC_BODY_BYTES, RPC_ERROR } from '@musi/api/rpc'
import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'
import { isExtension } from '../guard/refusal.ts'
import { failureOutcome } from '../rpc/failure.ts'
import type { Outcome, RpcError } from '../rpc/call.ts'
import { type Asked, type Id, readCalls } from '../rpc/readCalls.ts'
import { type Body, readBody } from './readBody.ts'

/** POST /rpc: the chain, as far as a page or a wallet may use it. */
export async function rpc(context: Context, c: Hono<Bindings>): Promise<Response> {
  const { incoming, outgoing } = c.env
  const answer = answerer(incoming.headers.origin)
  if (c.req.method === 'OPTIONS') return answer.preflight()
  if (c.req.method !== 'POST') return answer.whole(405, 'Send JSON-RPC calls with POST.', { allow: 'POST' })
  if (!/^application\/json\b/i.test(incoming.headers['content-type'] ?? ''))
    return answer.whole(415, 'Send JSON-RPC calls as application/json.')

  const hold = context.budget.hold()
  // Until the answer is really gone: a client that reads slowly holds memory too.
  outgoing.once('close', hold.release)
  const body = await readBody(incoming, MAX_RPC_BODY_BYTES, hold)
  if (body.kind !== 'read') return unread(answer, body)
  const asked = readCalls(body.text)
  if (asked.kind === 'refused') return answer.whole(asked.status, asked.error.message, {}, asked.error.code)

  const all = asked.kind === 'single' ? [asked.asked] : asked.asked
  const replies = await repliesTo(context, all, (calls) => context.upstream.send(calls, hold))
  return answer.json(200, JSON.stringify(asked.kind === 'single' ? replies[0] : replies))
}

type Send = Context['upstream']['send'] extends (calls: infer Calls, hold: never) => infer Sent
  ? (calls: Calls) => Sent
  : never

async function repliesTo(context: Context, asked: readonly Asked[], send: Send) {
  const calls = asked.flatMap((each) => ('call' in each ? [each.call] : []))
  // At once: however many calls look at the clock, the chain mines one block for all of them.
  await Promise.all(
    calls.map(({ method, params }) => context.beforeForward(method, Array.isArray(params) ? params : [])),
  )
  const outcomes = (await send(calls)).values()
  return asked.map((each) => {
    if ('refused' in each) return envelope(each.id, { ok: false, error: each.refused })
    return envelope(each.id, outcomes.next().value ?? failureOutcome({ kind: 'notJsonRpc' }), context.clean)
  })
}

function envelope(id: Id, outcome: Outcome, clean = (text: string) => text) {
  if (outcome.ok) return { jsonrpc: '2.0', id, result: outcome.result }
  const error: RpcError = { ...outcome.error, message: clean(outcome.error.message) }
  return { jsonrpc: '2.0', id, error }
}

function unread(answer: ReturnType<typeof answerer>, body: Exclude<Body, { kind: 'read' }>): Response {
  if (body.kind === 'tooLarge')
    return answer.whole(413, `The request is larger than ${MAX_RPC_BODY_BYTES / 1024 / 1024} MB. Send it in parts.`)
  if (body.kind === 'busy')
    return answer.whole(
      503,
      'This server is handling as much as it can hold. Try again in a moment.',
      { 'retry-after': '1' },
      RPC_ERROR.busy,
    )
  return answer.whole(400, 'The request ended before it was complete.')
}

/** Extensions are other origins, so a wallet needs CORS; nobody else gets it. */
function answerer(origin: string | undefined) {
  const cors: Record<string, string> = isExtension(origin)
    ? { 'access-control-allow-origin': origin, vary: 'Origin' }
    : {}
  const json = (status: number, text: string, headers: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...cors, ...headers },
    })
  return {
    json,
    whole: (
      status: number,
      message: string,
      headers: Record<string, string> = {},
      code: number = RPC_ERROR.invalidRequest,
    ) => json(status, JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }), headers),
    preflight: () =>
      new Response(null, {
        status: 204,
        headers: {
          ...cors,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-allow-private-network': 'true',
          'access-control-max-age': '600',
        },
      }),
  }
}
