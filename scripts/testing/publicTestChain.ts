// For tests only: a chain in place of a public one, behind a proxy that refuses the methods of development chains.
import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { anvilBinary } from '@musi/devchain/anvil/anvilBinary'
import { freePort } from '@musi/devchain/anvil/anvilProcess'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { rpcRequest } from '@musi/devchain/rpc/rpcRequest'

/** Stage of a transaction that is being sent: before it arrives, once it arrived, or once the sender was answered. */
type Stage = 'before' | 'arrived' | 'answered'

type Listener = (count: number, stage: Stage) => 'drop' | void

export type PublicTestChain = {
  rpcUrl: string
  /** Requests that bypass the proxy, for the test's own set-up and checks. */
  direct: RpcRequest
  /** Refused calls of methods that only development chains have. */
  refused: readonly string[]
  /** Number of transactions that were sent. */
  sends: () => number
  /** Called at each stage of each transaction, counted from 1. A transaction dropped before it arrives has no further stages. */
  onSend: (listener: Listener) => void
  /** Starts or stops cutting all connections. */
  cut: (isCut: boolean) => void
  fund: (address: string, coins: number) => Promise<void>
  stop: () => Promise<void>
}

const DEVELOPMENT_METHODS = /^(anvil|evm|txpool|hardhat|debug)_/
/** The node exits when its standard input closes, however the test ends. */
const SHELL_WATCHDOG = 'exec 3<&0; "$0" "$@" & p=$!; { read -r _ <&3; kill -9 $p; } & wait $p'

async function startNode(chainId: number, flags: readonly string[]) {
  const binary = anvilBinary()
  const port = await freePort(0)
  if (binary === undefined || port === null) throw new Error('These tests need anvil and a free port.')
  const all = [
    '--quiet',
    '--port',
    `${port}`,
    '--chain-id',
    `${chainId}`,
    '--hardfork',
    'prague',
    '--prune-history',
    '50',
  ]
  const child = spawn('/bin/sh', ['-c', SHELL_WATCHDOG, binary, ...all, ...flags], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  const url = `http://127.0.0.1:${port}`
  const direct = rpcRequest(url)
  while ((await direct('eth_chainId').catch(() => null)) === null) await sleep(10)
  return { url, direct, end: () => child.stdin.end() }
}

/** A contract that every public chain has, and that only a development chain lets us install. */
async function placeMulticall3(direct: RpcRequest) {
  const { address, initCode } = ownWorld().multicall3
  await direct('anvil_setCode', [address, await direct('eth_call', [{ data: initCode }, 'latest'])])
}

export async function publicTestChain(chainId: number, flags: readonly string[] = []): Promise<PublicTestChain> {
  const node = await startNode(chainId, flags)
  await placeMulticall3(node.direct)
  const refused: string[] = []
  let sends = 0
  let isCut = false
  let listener: Listener = () => {}

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await textOf(request)
    if (isCut) return void request.socket.destroy()
    const methods = [JSON.parse(body) as unknown].flat().map((call) => (call as { method: string }).method)
    const refusedMethod = methods.find((method) => DEVELOPMENT_METHODS.test(method))
    if (refusedMethod !== undefined) {
      refused.push(refusedMethod)
      return void response.writeHead(403).end()
    }
    const count = methods.includes('eth_sendRawTransaction') ? ++sends : null
    const notify = (stage: Stage) => (count === null ? undefined : listener(count, stage))
    if (notify('before') === 'drop') return void request.socket.destroy()
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(node.url, { method: 'POST', headers, body })
    if (notify('arrived') === 'drop') return void request.socket.destroy()
    response.writeHead(answer.status, headers).end(await answer.text())
    notify('answered')
  }
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    direct: node.direct,
    refused,
    sends: () => sends,
    onSend: (next) => void (listener = next),
    cut: (next) => void (isCut = next),
    fund: async (address, coins) =>
      void (await node.direct('anvil_setBalance', [address, `0x${BigInt(Math.round(coins * 1e18)).toString(16)}`])),
    async stop() {
      node.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
