// oxlint-disable-next-line no-console -- the specification requires logging both (spec: studio.manage)
export const logChange = (act: 'Saved' | 'Deleted', song: unknown): void => console.info(`${act} the song.`, song)
