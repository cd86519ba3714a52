import { type Directory, directory } from '@musi/chain/explain/directory'
import { config } from '../../../platform/page/config/config.ts'

let held: Directory | undefined

/** Who is who, by the page's configuration. */
export const whoIsWho = (): Directory => (held ??= directory(config()))
