import type { Hex } from '@musi/domain/untrusted'
import type { Clock } from '#platform/clock.ts'
import type { ByteBudget } from '#platform/byteBudget.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { HeadHub } from '#platform/heads/headHub.ts'
import type { Log } from '#platform/log.ts'
import type { Peers } from '#platform/peers/peers.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import type { TouchContracts, TouchService } from './touchService.ts'

type Needs = {
  chainId: number
  key: { file: string } | { privateKey: Hex }
  contracts: TouchContracts
  /** Address of a bundler that submits the operations; null if the relayer does. */
  bundlerUrl: string | null
  budget: Pick<ByteBudget, 'hold'>
  database: Pick<OwnDatabase, 'tables'>
  upstream: Pick<Upstream, 'ask'>
  peers: Peers
  heads: Pick<HeadHub, 'follow'>
  clock: Clock
  log: Log
}

/** The service with its relayer, which are loaded once the server runs, so that starting stays fast. */
export type LateTouch = TouchService & { begin: () => void; stop: () => Promise<void> }

export function lateTouch(needs: Needs): LateTouch {
  let opened: ReturnType<typeof open> | null = null
  const now = () => (opened ??= open(needs))
  return {
    refusalFor: async (...args) => (await now()).service.refusalFor(...args),
    welcome: async (...args) => (await now()).service.welcome(...args),
    recover: async (...args) => (await now()).service.recover(...args),
    submit: async (...args) => (await now()).service.submit(...args),
    stateOf: async (...args) => (await now()).service.stateOf(...args),
    begin() {
      now().then(
        ({ relayer }) => relayer.poke(),
        (error: unknown) => needs.log.error(`The relayer could not start: ${String(error)}`),
      )
    },
    async stop() {
      const running = await opened?.catch(() => null)
      await running?.relayer.stop()
    },
  }
}

async function open({ key, chainId, contracts, upstream, bundlerUrl, budget, ...needs }: Needs) {
  const [{ relayerKey }, { bundler }, { relayer }, { relayChain }, { touchService }] = await Promise.all([
    import('@musi/chain/relay/relayerKey'),
    import('./bundler.ts'),
    import('./relayer.ts'),
    import('./relayChain.ts'),
    import('./touchService.ts'),
  ])
  const signer = relayerKey(await privateKeyOf(key, chainId), chainId)
  const chain = relayChain(upstream, chainId, contracts.entryPoint)
  const { entryPoint } = contracts
  const bundles = bundlerUrl === null ? null : bundler({ url: bundlerUrl, entryPoint, budget, log: needs.log })
  const sender = relayer({ ...needs, key: signer, chain, bundler: bundles })
  return { relayer: sender, service: touchService({ ...needs, contracts, relayer: sender, chain }) }
}

async function privateKeyOf(key: Needs['key'], chainId: number): Promise<Hex> {
  if ('privateKey' in key) return key.privateKey
  const { readRelayerKey } = await import('./readRelayerKey.ts')
  const read = await readRelayerKey(key.file, chainId)
  if (!read.ok) throw new Error(read.sentence)
  return read.privateKey
}
