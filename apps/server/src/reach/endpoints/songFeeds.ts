import { parseAddress } from '@musi/domain/address'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { FeedChoices } from '#music/studio/feedChoices.ts'
import type { SongFeeds } from '../feeds/songFeeds.ts'
import { textFeed } from './textFeed.ts'

type Needs = {
  songFeeds: SongFeeds
  feedChoices: Pick<FeedChoices, 'isListed'>
  publicOrigins: readonly string[] | null
}

const TYPE = 'application/rss+xml; charset=utf-8'

/** GET /songs.xml: the newest songs of artists who let other programs list them (spec: reach.feeds). */
export const songsFeed = ({ songFeeds, publicOrigins }: Needs): Endpoint =>
  textFeed({ publicOrigins, type: TYPE, text: (origin) => songFeeds.all(origin) })

/** GET /artist/{address}/feed.xml: the songs of an artist who lets other programs list them (spec: reach.feeds). */
export const artistFeed =
  ({ songFeeds, feedChoices, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const artist = parseAddress(request.params['artist'] ?? '')
    const isListed = artist !== null && (await feedChoices.isListed(artist))
    if (artist === null || isListed === false)
      return problemAnswer(404, 'noFeed', 'No artist who lets other programs list songs is at this address.')
    const answer = textFeed({
      publicOrigins,
      type: TYPE,
      text: (origin) => (isListed === null ? null : songFeeds.ofArtist(artist, origin)),
    })
    return await answer(request)
  }
