import { setTimeout as sleep } from 'node:timers/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { MAX_RPC_BODY_BYTES, RPC_ERROR, SEEN_BLOCK_HEADER } from '@musi/api/page/rpc'
import { type Answer, type AnswerHeaders, jsonAnswer } from '../http/answer.ts'
import { BUSY_SENTENCE } from '../http/problemAnswer.ts'
import type { BodyBytes, BodyTrouble } from '../http/requestBody.ts'
import type { Endpoint } from '../http/route.ts'
import type { ServedRequest } from '../http/servedRequest.ts'
import type { AnswerLoad } from '#platform/heads/answerLoad.ts'
import type { Call, Outcome, RpcError } from '#platform/rpc/call.ts'
import { failureOutcome } from '#platform/rpc/failure.ts'
import { takeTurns } from '#platform/takeTurns.ts'
import { joinParts, JsonBytes } from '#platform/rpc/jsonBytes.ts'
import { type BoundParams, boundedCall } from '#platform/rpc/boundedCall.ts'
import { type CallRead, type Id, readCalls } from '#platform/rpc/readCalls.ts'
import type { SharedAnswers, Sharing } from '#platform/rpc/sharedAnswers.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'

type Needs = {
  upstream: Pick<Upstream, 'send'>
  /** Removes API keys from text that another program wrote. */
  clean: (text: string) => string
  /** The embedded chain mines a block first if a call depends on its clock; others do nothing. */
  beforeForward: (method: string, params: readonly unknown[]) => Promise<void>
  /** Limits calls for the embedded chain, which has no limits of its own. */
  boundedParams: BoundParams
  /** `sharedAnswers` is null if each call is sent to the node. */
  sharedAnswers: SharedAnswers | null
  answerLoad: Pick<AnswerLoad, 'enter'>
}

type ReadBody = Extract<BodyBytes, { kind: 'read' }>

/** Smaller batches need no turn in the queue. A page sends one call that contains a multicall. */
const LARGE_BATCH = 8
/** Bytes. Larger bodies take turns for parsing; a page sends a few thousand. */
const LARGE_BODY = 32_768
/** Delay before refusing a large body, because clients resend it immediately. */
const REFUSAL_MS = 1000

/** POST /rpc: the calls to the chain that a page or a wallet may make. */
export const rpc = (needs: Needs): Endpoint => {
  const turn = takeTurns()

  async function parseAndSend(read: ReadBody, { hold, client }: ServedRequest, sharing: Sharing | null) {
    const isLong = read.bytes.length > LARGE_BODY
    if (isLong) await turn(client)
    const calls = readCalls(read.bytes.toString('utf8'))
    if (calls.kind === 'refused' && isLong) {
      read.giveBack()
      await sleep(REFUSAL_MS, undefined, { ref: false })
    }
    if (calls.kind === 'refused') return refuseRequest(calls.status, calls.error.message, {}, calls.error.code)

    const all = calls.kind === 'single' ? [calls.read] : calls.read
    const isLarge = all.length > LARGE_BATCH
    if (isLarge) await turn(client)
    const bounded = all.map((each) => boundedCall(needs.boundedParams, each))
    const sharedBody = isLarge ? null : beginBody(sharing, read.bytes, bounded)
    let bytes: Buffer | null = null
    let replies: readonly Reply[] = []
    try {
      replies = await repliesTo(needs, bounded, (each) =>
        needs.upstream.send(each, { hold: hold(), client, isPassedOn: true, sharing }),
      )
      const json: (string | JsonBytes)[] = []
      for (const reply of replies) {
        // Results may be large, and many batches may end at once, for example after a shared timeout.
        if (isLarge) await turn(client)
        if (calls.kind === 'batch') json.push(json.length === 0 ? '[' : ',')
        json.push(...partsOf(reply))
      }
      if (calls.kind === 'batch') json.push(']')
      bytes = joinParts(json)
      return jsonAnswer(200, bytes)
    } finally {
      sharedBody?.end(
        bytes,
        replies.map(({ outcome }) => outcome),
      )
    }
  }

  return async (request) => {
    const { headers, body, hold, client } = request
    if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
      return refuseRequest(415, 'Send JSON-RPC calls as application/json.')
    const read = await body.bytes()
    if (read.kind !== 'read') return unreadBody(read.kind)
    const sharing = sharingOf(needs, headers, client)
    if (sharing === null) return await parseAndSend(read, request, null)
    const leave = needs.answerLoad.enter()
    try {
      const known = sharing.bodies.find(read.bytes)
      const shared = known instanceof Promise ? await known : known
      // Shared bytes count once for all who wait for them. Without room, the calls are refused one by one.
      if (shared !== null && hold().share(shared)) return jsonAnswer(200, shared)
      return await parseAndSend(read, request, sharing)
    } finally {
      leave()
    }
  }
}

/** Returns null if the answer may not be shared with other clients. */
function beginBody(sharing: Sharing | null, body: Buffer, read: readonly CallRead[]) {
  const calls = read.flatMap((each) => ('call' in each ? [each.call] : []))
  return sharing === null || calls.length < read.length ? null : sharing.bodies.begin(body, calls)
}

/**
 * Returns null if the request does not name the newest block it has seen: calls of programs and
 * wallets go to the node itself.
 */
function sharingOf({ sharedAnswers }: Needs, headers: IncomingHttpHeaders, client: string): Sharing | null {
  const seen = headers[SEEN_BLOCK_HEADER]
  if (sharedAnswers === null || typeof seen !== 'string' || !/^\d{1,15}$/.test(seen)) return null
  return sharedAnswers.forRequest({ client, seenBlock: Number(seen) })
}

type Reply = { id: Id; outcome: Outcome }

function partsOf({ id, outcome }: Reply): (string | JsonBytes)[] {
  if (!outcome.ok) return [JSON.stringify({ jsonrpc: '2.0', id, error: outcome.error })]
  const { result } = outcome
  if (!(result instanceof JsonBytes)) return [JSON.stringify({ jsonrpc: '2.0', id, result })]
  return [`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`, result, '}']
}

async function repliesTo(
  { beforeForward, clean }: Needs,
  read: readonly CallRead[],
  send: (calls: readonly Call[]) => Promise<readonly Outcome[]>,
): Promise<Reply[]> {
  const calls = read.flatMap((each) => ('call' in each ? [each.call] : []))
  // In parallel, so that the chain mines one block for all calls that depend on the clock.
  await Promise.all(calls.map(({ method, params }) => beforeForward(method, Array.isArray(params) ? params : [])))
  const outcomes = (await send(calls)).values()
  return read.map((each) => {
    if ('refused' in each) return { id: each.id, outcome: { ok: false, error: each.refused } }
    const outcome = outcomes.next().value ?? failureOutcome({ kind: 'notJsonRpc' })
    return { id: each.id, outcome: outcome.ok ? outcome : { ok: false, error: cleaned(outcome.error, clean) } }
  })
}

const cleaned = (error: RpcError, clean: (text: string) => string): RpcError => ({
  ...error,
  message: clean(error.message),
})

function unreadBody(trouble: BodyTrouble): Answer {
  if (trouble === 'tooLarge')
    return refuseRequest(413, `The request is larger than ${MAX_RPC_BODY_BYTES / 1024 / 1024} MB. Send it in parts.`)
  if (trouble === 'busy') return refuseRequest(503, BUSY_SENTENCE, { 'retry-after': '1' }, RPC_ERROR.busy)
  return refuseRequest(400, 'The request ended before it was complete.')
}

/** Refuses the whole request with a JSON-RPC error. */
const refuseRequest = (
  status: number,
  message: string,
  headers: AnswerHeaders = {},
  code: number = RPC_ERROR.invalidRequest,
): Answer => jsonAnswer(status, JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }), headers)
