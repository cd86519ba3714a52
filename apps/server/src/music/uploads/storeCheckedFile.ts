import { MAX_UPLOAD_BYTES } from '@musi/api/music/uploads'
import type { Kysely } from 'kysely'
import type { Log } from '#platform/log.ts'
import { type ObjectStore, PUT_TROUBLE } from '../media/objectStore.ts'
import type { Takedowns } from '#moderation/takedowns.ts'
import type { CheckedFile } from './checkFile.ts'
import type { ObjectReferences } from './objectReferences.ts'
import type { PartsFolder } from './partsFolder.ts'
import { type UploadRow, updateLeasedUpload, findUpload } from './uploadStore.ts'
import type { UploadTables } from './uploadTables.ts'

export type StoreNeeds = {
  parts: PartsFolder
  objects: ObjectStore
  references: ObjectReferences
  takedowns: Pick<Takedowns, 'has'>
  log: Pick<Log, 'error'>
}

type CheckedObject = Extract<CheckedFile, { ok: true }>['objects'][number]

/**
 * Stores the files of a checked upload. Returns true once the upload is decided, here or by a
 * server that took it over.
 */
export async function storeCheckedFile(
  needs: StoreNeeds,
  db: Kysely<UploadTables>,
  { row, checker }: { row: UploadRow; checker: string },
  outcome: CheckedFile,
): Promise<boolean> {
  const { parts, references, takedowns } = needs
  const isWithdrawn = outcome.ok && outcome.objects.some(({ id }) => takedowns.has(id))
  if (!outcome.ok || isWithdrawn) {
    const problem = outcome.ok ? 'withdrawn' : outcome.problem
    if (await updateLeasedUpload(db, row.upload, checker, { state: 'refused', problem })) await parts.remove(row.upload)
    return true
  }
  const [object = null, preview = null] = outcome.objects.map(({ id }) => id)
  const storage = await references.enqueue(async () => {
    if (!(await updateLeasedUpload(db, row.upload, checker, { object, preview_object: preview }))) return 'takenOver'
    await references.claim(outcome.objects.map(({ id }) => id))
    for (const each of outcome.objects) if (!(await storeObject(needs, each))) return 'notStored'
    const result = JSON.stringify(outcome.result)
    return (await updateLeasedUpload(db, row.upload, checker, { state: 'ready', result })) ? 'stored' : 'takenOver'
  })
  if (storage === 'stored') await parts.remove(row.upload)
  // The account may have cancelled the upload meanwhile.
  if ((await findUpload(db, row.upload, row.account as `0x${string}`)) === undefined)
    await references.markUnused([object, preview])
  return storage !== 'notStored'
}

/** Compares the written bytes with the promised name, because the file may have changed since it was decoded. */
async function storeObject({ objects, references, log }: StoreNeeds, { id, pieces }: CheckedObject): Promise<boolean> {
  const putResult = await objects.put(pieces(), MAX_UPLOAD_BYTES.sound)
  if (putResult.ok && putResult.id === id) return true
  // Not awaited, because it runs after the current turn of the references.
  if (putResult.ok) void references.markUnused([putResult.id]).catch(() => undefined)
  log.error(
    `An upload cannot be kept: ${putResult.ok ? 'its file changed while it was read' : PUT_TROUBLE[putResult.trouble]}.`,
  )
  return false
}
