/** The calls about what a player has earned. Failures are thrown as `Failed`, as in `api.ts`. */
import type { Backs, DeviceLink, Face, Profile, Recovery, Reward, Whose } from '../wire'
import { call, post } from './api'

const PLACE = '/api/profile'
/** A JSON file with all that is kept of the asker. */
export const EXPORT_PATH = `${PLACE}/export`

export const profile = (): Promise<Profile> => call<Profile>(PLACE)
export const backs = (): Promise<Backs> => call<Backs>('/api/backs')
export const reward = (table: string): Promise<Reward> => call<Reward>(`/api/games/${table}/reward`)
export const changeFace = (face: Face): Promise<Profile> => post<Profile>(PLACE, face, 'PUT')
export const newRecovery = (): Promise<Recovery> => post<Recovery>(`${PLACE}/recovery`, {})
export const newLink = (): Promise<DeviceLink> => post<DeviceLink>(`${PLACE}/links`, {})
/** Whose a code is; nothing is changed, and the code is not used up. */
export const lookAt = (code: string): Promise<Whose> => post<Whose>(`${PLACE}/look`, { code })
export const join = (code: string): Promise<Profile> => post<Profile>(`${PLACE}/join`, { code })
export const signOffOthers = (): Promise<Profile> => call<Profile>(`${PLACE}/devices`, { method: 'DELETE' })
export const deleteProfile = (): Promise<void> => call<void>(PLACE, { method: 'DELETE' })
