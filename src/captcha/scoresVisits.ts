import { isRecord } from '../model/text/json'
import { readContext } from '../runtime/pageContext'

const flag = 'crm_enable_recaptcha_v3_enterprise'

/** Whether the platform scores each visit with its own key, even if forms would otherwise need no captcha. */
export function scoresVisits(): boolean {
  const { betaFeatureFlags, recaptchaEnterpriseContext: platform } = readContext()
  const isOn = Array.isArray(betaFeatureFlags) && betaFeatureFlags.includes(flag)
  return isOn && isRecord(platform) && Boolean(platform.recaptchaEnterpriseSiteKey)
}
