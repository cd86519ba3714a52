import { type LateTouch, lateTouch } from '#touch/lateTouch.ts'
import type { SharedServices } from './sharedServices.ts'

/** Creates the service for accounts with a passkey; none without a relayer's key, or if a contract is missing on the chain. */
export function touchServices(all: SharedServices): {
  services: { touch: LateTouch | null }
  stoppable: readonly LateTouch[]
} {
  const { config, chain, contracts } = all
  const { entryPoint, passkeyAccountFactory: factory, welcome } = contracts
  const file = config.relayerKeyFile
  const key = file !== null ? { file } : chain?.relayerKey === undefined ? null : { privateKey: chain.relayerKey }
  if (key === null || entryPoint === undefined || factory === undefined || welcome === undefined)
    return { services: { touch: null }, stoppable: [] }
  const { bundlerUrl } = config
  const touch = lateTouch({
    ...all,
    chainId: config.chain.id,
    key,
    bundlerUrl,
    contracts: { entryPoint, factory, welcome },
  })
  return { services: { touch }, stoppable: [touch] }
}
