// For tests only: lists the objects in a server's store.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Paths of the stored objects that are not marked for deletion. */
export function usedObjects(dataDir: string): string[] {
  const own = join(dataDir, 'own')
  const file = readdirSync(own).find((name) => name.endsWith('.db')) ?? ''
  const database = new DatabaseSync(join(own, file), { readOnly: true })
  const marked = new Set(
    database
      .prepare('select object from unused_objects')
      .all()
      .map(({ object }) => String(object)),
  )
  database.close()
  return readdirSync(join(dataDir, 'objects'), { recursive: true })
    .map(String)
    .filter((path) => /^[0-9a-f]{2}\/[0-9a-f]{64}$/.test(path) && !marked.has(path.slice(3)))
}
