import type { RehearsalScene } from '@musi/chain/rehearsal/proposalRehearsal'
import { identify } from '@musi/chain/explain/identify'
import type { Address } from '@musi/domain/address'
import { config, contractOf } from '#platform/page/config/config.ts'
import { request } from '#platform/session/chain/request.ts'
import { identityAt } from '#platform/tokens/explain/identities.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'

/** The contracts involved and their names; null if this chain has no timelock. */
export function rehearsalContext(): RehearsalScene | null {
  const timelock = contractOf('timelock')
  const multicall = config().book?.contracts.multicall3 ?? null
  if (timelock === null || multicall === null) return null
  const directory = addressDirectory()
  const identityOf = async (address: Address) => identityAt(address) ?? identify(request, directory, address)
  return { timelock, multicall, directory, identityOf }
}
