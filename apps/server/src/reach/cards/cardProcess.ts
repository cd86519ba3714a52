// The child process that draws cards, one at a time. A separate process, because fonts can only be
// set before a process starts, and drawing must not delay the server.
import sharp from 'sharp'
import { drawCard } from './drawCard.ts'
import type { CardJob, CardResult } from './cardJob.ts'

/** The background of a card is our own SVG. Pictures are read only in the formats of platform/pictures/pictureFormat.ts. */
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })

const report = (message: CardResult) => process.send?.(message)

process.on('message', (job: CardJob) => {
  drawCard(job).then(
    (png) => report({ png }),
    (error: unknown) => report({ png: null, trouble: error instanceof Error ? error.message : String(error) }),
  )
})
// Ends when the server ends.
process.on('disconnect', () => process.exit())
