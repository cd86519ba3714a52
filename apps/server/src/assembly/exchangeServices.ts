import type { ClaimSet } from '@musi/domain/claim/claimSet'
import { artistFeed } from '#exchange/artists/artistFeed.ts'
import { knownTokens } from '#exchange/artists/knownTokens.ts'
import { ballotService } from '#exchange/ballots/ballotService.ts'
import { claimService } from '#exchange/claims/claimService.ts'
import { tokenCatalogue } from '#exchange/lists/tokenCatalogue.ts'
import type { SharedServices } from './sharedServices.ts'

/** Creates the services for claims, token lists, artist tokens and pending votes. */
export function exchangeServices(all: SharedServices, claims: ClaimSet | null) {
  const { config, chain, index, addressBook, contracts } = all
  const known = knownTokens(addressBook, config.chain)
  const artists = artistFeed({ index, hasFactory: contracts.artistTokenFactory !== undefined, known })
  const ballots = ballotService({
    ...all,
    chainId: config.chain.id,
    governor: contracts.governor ?? null,
    token: contracts.governanceToken ?? null,
    multicall: contracts.multicall3 ?? null,
    ...(chain?.ballots === undefined ? {} : { seeds: chain.ballots }),
  })
  return {
    services: {
      artists,
      ballots,
      claims: claimService(claims ?? chain?.claims ?? null, config.chain.id),
      catalogue: tokenCatalogue(addressBook, config.chain, chain?.tokens),
    },
    known,
    stoppable: [artists],
  }
}
