import { TRUSTED_RATING } from '@jhola/contract/preferences/auto-accept'
import { BUFFER_PERCENT_MAX, DELIVERY_DISTANCE_KM } from '@jhola/contract/preferences/defaults'
import type { AutoAccept } from '@jhola/contract/preferences/schema'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { Slider } from '../../../shared/ui/slider.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { Group } from '../section-form.tsx'

type RulesProps = {
  value: AutoAccept
  onChange: (change: Partial<AutoAccept>) => void
  errorOf: (field: string) => string | undefined
  checkField: (field: string) => void
}

/** Conditions of auto-accept; an order must meet all that are on. */
export const AutoAcceptRules = ({ value, onChange, errorOf, checkField }: RulesProps) => {
  const { t } = useT()
  const { rules } = value
  const set = (change: Partial<AutoAccept['rules']>) => onChange({ rules: { ...rules, ...change } })
  const amount = (name: 'minOrderValue' | 'maxOrderValue') => ({
    name: `autoAccept.rules.${name}`,
    prefix: '₹',
    decimals: true,
    value: rules[name],
    onChange: (rupees: number) => set({ [name]: rupees }),
    onBlur: () => checkField(`autoAccept.rules.${name}`),
    error: errorOf(`autoAccept.rules.${name}`),
  })
  return (
    <Group title={t('preferences.auto.rules')} hint={t('preferences.auto.rulesHint')}>
      <Switch
        label={t('preferences.auto.rule.items_in_stock')}
        hint={t('preferences.auto.inStockHint')}
        checked={rules.ifAllItemsInStock}
        onChange={(ifAllItemsInStock) => set({ ifAllItemsInStock })}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField label={t('preferences.auto.rule.order_value_least')} {...amount('minOrderValue')} />
        <NumberField label={t('preferences.auto.rule.order_value_most')} {...amount('maxOrderValue')} />
      </div>
      <Switch
        label={t('preferences.auto.rule.trusted_customer')}
        hint={t('preferences.auto.trustedHint', { rating: TRUSTED_RATING })}
        checked={rules.trustedCustomersOnly}
        onChange={(trustedCustomersOnly) => set({ trustedCustomersOnly })}
      />
      <Switch
        label={t('preferences.auto.rule.business_hours')}
        hint={t('preferences.auto.hoursHint')}
        checked={rules.businessHoursOnly}
        onChange={(businessHoursOnly) => set({ businessHoursOnly })}
      />
      <Slider
        label={t('preferences.auto.rule.delivery_distance')}
        name="autoAccept.rules.maxDeliveryDistance"
        value={rules.maxDeliveryDistance}
        {...DELIVERY_DISTANCE_KM}
        say={(km) => t('stores.km', { km })}
        onChange={(maxDeliveryDistance) => set({ maxDeliveryDistance })}
        error={errorOf('autoAccept.rules.maxDeliveryDistance')}
      />
    </Group>
  )
}

/** Minimum stock that must remain. */
export const InventoryCheck = ({ value, onChange, errorOf, checkField }: RulesProps) => {
  const { t } = useT()
  const { inventoryCheck: check } = value
  const set = (change: Partial<AutoAccept['inventoryCheck']>) => onChange({ inventoryCheck: { ...check, ...change } })
  const buffer = 'autoAccept.inventoryCheck.bufferPercentage'
  return (
    <Group title={t('preferences.auto.inventory')}>
      <Switch
        label={t('preferences.auto.inventoryOn')}
        hint={t('preferences.auto.inventoryHint')}
        checked={check.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      {check.enabled && (
        <>
          <NumberField
            className="max-w-md"
            label={t('preferences.auto.buffer')}
            name={buffer}
            suffix="%"
            hint={t('preferences.auto.bufferHint', { most: BUFFER_PERCENT_MAX })}
            value={check.bufferPercentage}
            onChange={(bufferPercentage) => set({ bufferPercentage })}
            onBlur={() => checkField(buffer)}
            error={errorOf(buffer)}
          />
          <Switch
            label={t('preferences.auto.conservative')}
            hint={t('preferences.auto.conservativeHint')}
            checked={check.conservativeMode}
            onChange={(conservativeMode) => set({ conservativeMode })}
          />
        </>
      )}
    </Group>
  )
}
