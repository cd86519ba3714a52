import { ArtistToken, type ArtistTokens } from '@musi/api/history/artistTokens'
import type { Moderation } from '#moderation/moderation.ts'
import type { ArtistFeed } from '../artists/artistFeed.ts'
import { REVALIDATED, fileAnswer } from '#edge/http/fileAnswer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import { textFile } from '#edge/http/servedFile.ts'

/** About 100 kB. */
const PAGE = 500

type Needs = { artists: Pick<ArtistFeed, 'state'>; moderation: Pick<Moderation, 'isHidden'> }

/** GET /api/artist-tokens?from=0: a page of the tokens that artists made here, in their order. Hidden ones are found by address only. */
export const artistTokens =
  ({ artists, moderation }: Needs): Endpoint =>
  async (request) => {
    const from = request.query('from') ?? '0'
    if (!/^\d{1,9}$/.test(from))
      return problemAnswer(400, 'badPage', '`from` is a whole number: the one that the page before names as `next`.')
    const state = await artists.state()
    if (state.kind === 'unread')
      return problemAnswer(503, 'unread', 'The chain could not be read yet, so the artists are not known. Try again.', {
        'retry-after': '5',
      })
    const { staleSince } = state
    const tokens = state.tokens.filter(
      ({ address, creator }) =>
        !moderation.isHidden({ kind: 'token', id: address }) && !moderation.isHidden({ kind: 'account', id: creator }),
    )
    const at = tokens.findIndex(({ number }) => number >= Number(from))
    const [shown, [following = null]] = at < 0 ? [[], []] : [tokens.slice(at, at + PAGE), tokens.slice(at + PAGE)]
    const { rows, leftOut } = readableRows(ArtistToken, shown)
    const page: ArtistTokens = { tokens: rows, ...leftOutField(leftOut), next: following?.number ?? null, staleSince }
    return fileAnswer(textFile(JSON.stringify(page), 'application/json'), REVALIDATED, request)
  }
