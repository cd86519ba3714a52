import { parseAddress, shortenAddress } from '@musi/domain/address'
import type { ReachNeeds } from './reachNeeds.ts'
import type { PageSubject } from './pageSubject.ts'

/**
 * The subject of an account. Names that accounts give themselves are not used, because nobody has
 * checked them.
 */
export function accountSubject({ names }: Pick<ReachNeeds, 'names'>, identifier: string): PageSubject | null {
  const account = parseAddress(identifier)
  if (account === null) return null
  const name = names().artist(account)
  return {
    kind: 'account',
    id: account,
    path: `/account/${account}`,
    title: name,
    description: `Songs, collectibles and tokens of ${shortenAddress(account)} on Musi, read from the chain.`,
    openGraphType: 'profile',
    card: {
      label: 'Account',
      title: name,
      line: name === shortenAddress(account) ? '' : shortenAddress(account),
      figure: '',
      picture: { kind: 'sleeve', seed: account, artwork: null },
    },
    data: () => null,
    sample: null,
    embed: null,
    feeds: [],
  }
}
