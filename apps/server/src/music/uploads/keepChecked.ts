import { MAX_UPLOAD_BYTES } from '@musi/api/music/uploads'
import type { Kysely } from 'kysely'
import type { Log } from '#platform/log.ts'
import type { ObjectStore, PutTrouble } from '../media/objectStore.ts'
import type { Takedowns } from '../songs/takedowns.ts'
import type { CheckedFile } from './checkFile.ts'
import type { ObjectKeeper } from './objectKeeper.ts'
import type { PartsFolder } from './partsFolder.ts'
import { type UploadRow, changeLeased, uploadOf } from './uploadStore.ts'
import type { UploadTables } from './uploadTables.ts'

export type KeepNeeds = {
  parts: PartsFolder
  objects: ObjectStore
  keeper: ObjectKeeper
  takedowns: Pick<Takedowns, 'has'>
  log: Pick<Log, 'error'>
}

type CheckedObject = Extract<CheckedFile, { ok: true }>['objects'][number]

const PUT_TROUBLE: Readonly<Record<PutTrouble, string>> = {
  full: 'the disk is full',
  readOnly: 'the folder cannot be written to',
  tooLarge: 'it is larger than what may be kept',
}

/** Stores the files of a checked upload. True once the upload is decided, here or by a server that took it over. */
export async function keepChecked(
  needs: KeepNeeds,
  db: Kysely<UploadTables>,
  { row, checker }: { row: UploadRow; checker: string },
  outcome: CheckedFile,
): Promise<boolean> {
  const { parts, keeper, takedowns } = needs
  const isWithdrawn = outcome.ok && outcome.objects.some(({ id }) => takedowns.has(id))
  if (!outcome.ok || isWithdrawn) {
    const problem = outcome.ok ? 'withdrawn' : outcome.problem
    if (await changeLeased(db, row.upload, checker, { state: 'refused', problem })) await parts.remove(row.upload)
    return true
  }
  const [object = null, preview = null] = outcome.objects.map(({ id }) => id)
  const isKept = await keeper.inTurn(async () => {
    if (!(await changeLeased(db, row.upload, checker, { object, preview_object: preview }))) return 'takenOver'
    for (const each of outcome.objects) if (!(await isPut(needs, each))) return 'notKept'
    const result = JSON.stringify(outcome.result)
    return (await changeLeased(db, row.upload, checker, { state: 'ready', result })) ? 'kept' : 'takenOver'
  })
  if (isKept === 'kept') await parts.remove(row.upload)
  // The account may have cancelled it meanwhile.
  if ((await uploadOf(db, row.upload, row.account as `0x${string}`)) === undefined)
    await keeper.letGo([object, preview])
  return isKept !== 'notKept'
}

/** Compares the written bytes with the promised name, because the file may have changed since it was decoded. */
async function isPut({ objects, keeper, log }: KeepNeeds, { id, pieces }: CheckedObject): Promise<boolean> {
  const kept = await objects.put(pieces(), MAX_UPLOAD_BYTES.sound)
  if (kept.ok && kept.id === id) return true
  // Runs after this turn of the keeper, which still needs the object.
  if (kept.ok) void keeper.letGo([kept.id]).catch(() => undefined)
  log.error(`An upload cannot be kept: ${kept.ok ? 'its file changed while it was read' : PUT_TROUBLE[kept.trouble]}.`)
  return false
}
