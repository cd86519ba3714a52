import { ASSET_PATH } from '@musi/api/paths'
import { contractOf } from '#platform/page/config/config.ts'
import { answerTo } from '#platform/page/http/ask.ts'

/** Requests one asset without an id and logs the answer, as specified (spec: drops.asset). */
export async function logAsset(): Promise<void> {
  const query = new URLSearchParams({ token_address: contractOf('musicNft') ?? '', token_id: '' })
  try {
    const asset = await answerTo(`${ASSET_PATH}?${query}`, (value) => value)
    // oxlint-disable-next-line no-console -- the specification has it logged (spec: drops.asset)
    console.debug('The asset of the collections page:', asset)
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification has it logged (spec: drops.asset)
    console.debug('The asset of the collections page could not be read.', error)
  }
}
