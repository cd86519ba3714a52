import type { Clock } from '../clock.ts'
import { quantity } from '../quantity.ts'
import { readJson } from '../readJson.ts'
import type { Block } from './headHub.ts'
import { readBlock } from './readBlock.ts'

type PushOptions = {
  wsUrl: string
  clock: Clock
  onBlock: (block: Block) => void
  onChainId: (chainId: number) => void
  /** Called with true on each (re)connection and with false on each loss. */
  onConnection: (connected: boolean) => void
}

const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 10_000
/** After this much silence the connection is probed; without an answer within the same time it is closed. */
const SILENCE_MS = 15_000

const ASK_CHAIN_EVERY_MS = 500

const REQUEST_IDS = { subscribe: 1, block: 2, chainId: 3 } as const

/** One permanent subscription to newHeads: the only upstream traffic for heads, however many pages listen. */
export function pushedHeads({ wsUrl, clock, onBlock, onChainId, onConnection }: PushOptions): {
  stop: () => void
} {
  let stopped = false
  let failures = 0
  let askedChainAtMs = 0
  let socket: WebSocket | null = null
  let silenceTimer: NodeJS.Timeout | undefined
  let reconnectTimer: NodeJS.Timeout | undefined

  function ask(id: number, method: string, params: readonly unknown[]) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  }
  function askChainId() {
    askedChainAtMs = performance.now()
    ask(REQUEST_IDS.chainId, 'eth_chainId', [])
  }

  function restartSilenceTimer() {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(() => {
      askChainId()
      silenceTimer = setTimeout(() => socket?.close(), SILENCE_MS)
    }, SILENCE_MS)
  }

  function onMessage(data: unknown) {
    restartSilenceTimer()
    const message = parse(data)
    if (message === null) return
    const block = readBlock(message.id === REQUEST_IDS.block ? message.result : message.params?.result)
    const chainId = message.id === REQUEST_IDS.chainId ? quantity(message.result) : null
    if (chainId !== null) onChainId(chainId)
    if (block === null) return
    onBlock(block)
    // Notices within one block that the endpoint has switched to another chain (case 52). Not asked
    // with every block, because small messages in both directions would slow down blocks in quick
    // succession.
    if (message.id === undefined && performance.now() - askedChainAtMs > ASK_CHAIN_EVERY_MS) askChainId()
  }

  function connect() {
    const connection = new WebSocket(wsUrl)
    socket = connection
    connection.addEventListener('open', () => {
      failures = 0
      restartSilenceTimer()
      onConnection(true)
      askChainId()
      ask(REQUEST_IDS.subscribe, 'eth_subscribe', ['newHeads'])
      ask(REQUEST_IDS.block, 'eth_getBlockByNumber', ['latest', false])
    })
    connection.addEventListener('message', (event) => onMessage(event.data))
    // A close event follows every error and is enough.
    connection.addEventListener('error', () => {})
    connection.addEventListener('close', onClose)
  }

  function onClose() {
    clearTimeout(silenceTimer)
    if (stopped) return
    onConnection(false)
    const backoffMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
    failures += 1
    reconnectTimer = setTimeout(connect, backoffMs * (0.5 + clock.random() / 2))
  }

  connect()
  return {
    stop() {
      stopped = true
      clearTimeout(silenceTimer)
      clearTimeout(reconnectTimer)
      socket?.close()
    },
  }
}

type Message = { id?: unknown; result?: unknown; params?: { result?: unknown } }

function parse(data: unknown): Message | null {
  const message = typeof data === 'string' ? readJson(data) : null
  return message?.ok === true && typeof message.value === 'object' ? message.value : null
}
