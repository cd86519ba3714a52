// A WalletConnect relay on loopback: it stores the messages published on a topic and delivers them to the topic's other subscribers.
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

type Message = { topic: string; message: string; publishedAt: number; tag: number; attestation?: string }
type Params = Readonly<Record<string, unknown>>

export type Relay = { url: string; close: () => Promise<void> }

export async function startRelay(): Promise<Relay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const room = createRelayRoom()
  server.on('connection', (socket, request) => {
    room.arrived(socket, issuerIn(new URL(request.url ?? '/', 'ws://relay').searchParams.get('auth') ?? ''))
    socket.on('message', (data: Buffer) => room.hear(socket, JSON.parse(data.toString())))
    socket.on('close', () => room.left(socket))
  })
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate()
        server.close(() => resolve())
      }),
  }
}

/** Reads the key in a client's token, which identifies the client even on a new socket after a reload. */
function issuerIn(token: string): string {
  const [, claims] = token.split('.')
  return (JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as { iss: string }).iss
}

function createRelayRoom() {
  const listeners = new Map<string, Set<WebSocket>>()
  const mailbox: { receivedBy: Set<string>; message: Message }[] = []
  const issuers = new WeakMap<WebSocket, string>()
  const issuerOf = (socket: WebSocket) => issuers.get(socket) ?? ''
  let nextId = 1

  const deliver = (socket: WebSocket, { receivedBy, message }: (typeof mailbox)[number]) => {
    if (receivedBy.has(issuerOf(socket))) return
    receivedBy.add(issuerOf(socket))
    const call = {
      id: nextId++,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      params: { id: message.topic, data: message },
    }
    socket.send(JSON.stringify(call))
  }
  const publish = (from: WebSocket, topic: unknown, message: unknown, tag: unknown) => {
    const sent = { topic: String(topic), message: String(message), publishedAt: Date.now(), tag: Number(tag) }
    const entry = { receivedBy: new Set([issuerOf(from)]), message: sent }
    mailbox.push(entry)
    for (const socket of listeners.get(sent.topic) ?? []) deliver(socket, entry)
  }
  const listen = (socket: WebSocket, topic: string) => {
    listeners.set(topic, (listeners.get(topic) ?? new Set()).add(socket))
    for (const entry of mailbox) if (entry.message.topic === topic) deliver(socket, entry)
    return topic
  }
  const handlers: Record<string, (socket: WebSocket, params: Params) => unknown> = {
    irn_subscribe: (socket, { topic }) => listen(socket, String(topic)),
    irn_batchSubscribe: (socket, { topics }) => (topics as string[]).map((topic) => listen(socket, topic)),
    irn_unsubscribe: (socket, { topic }) => listeners.get(String(topic))?.delete(socket) ?? false,
    irn_batchFetchMessages: () => ({ messages: [], hasMore: false }),
    irn_publish: (socket, { topic, message, tag }) => publish(socket, topic, message, tag),
    wc_proposeSession(socket, { pairingTopic, sessionProposal }) {
      listen(socket, String(pairingTopic))
      publish(socket, pairingTopic, sessionProposal, 1100)
    },
    wc_approveSession(socket, { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest }) {
      listen(socket, String(sessionTopic))
      publish(socket, pairingTopic, sessionProposalResponse, 1101)
      publish(socket, sessionTopic, sessionSettlementRequest, 1102)
    },
  }
  return {
    arrived: (socket: WebSocket, issuer: string) => void issuers.set(socket, issuer),
    left: (socket: WebSocket) => listeners.forEach((sockets) => sockets.delete(socket)),
    hear(socket: WebSocket, call: { id: number; method?: string; params?: Params }) {
      if (call.method === undefined) return
      const handler = handlers[call.method]
      const answer =
        handler === undefined
          ? { error: { code: -32601, message: `This relay does not support ${call.method}.` } }
          : { result: handler(socket, call.params ?? {}) ?? true }
      socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', ...answer }))
    },
  }
}
