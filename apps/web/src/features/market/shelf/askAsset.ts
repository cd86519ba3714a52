import { ASSET_PATH } from '@musi/api/paths'
import { contractOf } from '#platform/page/config/config.ts'
import { fromServer } from '#platform/page/http/fromServer.ts'

const TIMEOUT_MS = 10_000

/** The specification asks for one asset without an id, and only notes the answer (spec: drops.asset). */
export async function askAsset(): Promise<void> {
  const query = new URLSearchParams({ token_address: contractOf('musicNft') ?? '', token_id: '' })
  try {
    const answer = await fromServer(`${ASSET_PATH}?${query}`, TIMEOUT_MS)
    // oxlint-disable-next-line no-console -- the specification has it logged (spec: drops.asset)
    console.debug('The asset of the collections page:', await answer.json())
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification has it logged (spec: drops.asset)
    console.debug('The asset of the collections page could not be read.', error)
  }
}
