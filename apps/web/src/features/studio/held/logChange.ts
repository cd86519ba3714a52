// oxlint-disable-next-line no-console -- the specification has both logged (spec: studio.manage)
export const logChange = (what: 'Saved' | 'Deleted', song: unknown): void => console.info(`${what} the song.`, song)
