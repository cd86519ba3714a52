// npm run objects -- copy FROM TO: copies recordings and pictures between folders and S3 buckets.
import { resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { openObjects } from '@musi/server/assembly/openObjects'
import { copyObjects } from '@musi/server/music/media/copyObjects'
import type { ObjectStore } from '@musi/server/music/media/objectStore'
import { objectsBucket } from '@musi/server/platform/config/objectsBucket'
import { BadSetting } from '@musi/server/platform/config/readers'

const log = { debug: () => {}, info: console.log, warn: console.error, error: console.error }

/** Opens the store that an argument names: a folder, or a bucket with the key from the environment. */
async function storeAt(place: string): Promise<ObjectStore> {
  const isBucket = place.startsWith('s3:')
  const bucket = isBucket ? objectsBucket({ ...process.env, MUSI_OBJECTS_URL: place }) : null
  const settings = { objectsDir: isBucket ? tmpdir() : resolve(place), objectsBucket: bucket }
  return (await openObjects(settings, log)).objects
}

async function main([act, from = '', to = '']: readonly string[]): Promise<boolean> {
  if (act !== 'copy' || from === '' || to === '') {
    console.error('Say from where and to where: npm run objects -- copy FROM TO')
    return false
  }
  const onObject = (count: number) => {
    if (count % 100 === 0) console.log(`${count} objects …`)
  }
  const { copied, present, damaged } = await copyObjects({ from: await storeAt(from), to: await storeAt(to), onObject })
  console.log(`${copied} objects copied, ${present} were there already.`)
  for (const id of damaged) console.error(`${id} was not copied: its content is not what its name says.`)
  return damaged.length === 0
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(
    error instanceof BadSetting
      ? error.message
      : `The copy stopped: ${error.message} Run the same command again to go on.`,
  )
  process.exitCode = 1
}
