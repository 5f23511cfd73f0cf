import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messages } from '../blocks/form/messages'
import { enterInto, type FieldState, fieldForm, fieldSamples, fieldStates, type ShownType } from './support/fieldMatrix'
import { ServedMarkup } from './support/ServedMarkup'
import { saying } from './support/saying'

interface FieldsStoryProps {
  /** Fields to show. */
  readonly types: readonly ShownType[]
  /** The states to show each of them in. */
  readonly states: readonly FieldState[]
  /** The template's background. */
  readonly background: 'light' | 'dark'
}

const allTypes = Object.keys(fieldSamples) as ShownType[] // Object.keys widens the keys to string

/** Fields of one or more types, each in its own form, rendered by the runtime from the form's context. */
export function Fields({ types, states, background }: FieldsStoryProps) {
  const isDark = background === 'dark'
  return (
    <main
      style={{
        background: isDark ? '#14181d' : '#fff',
        color: isDark ? '#f2f0ea' : '#1c1c1c',
        colorScheme: background,
        fontFamily: 'system-ui, sans-serif',
        padding: '1rem',
      }}
    >
      <h1 style={{ fontSize: '1.25rem' }}>Plan your visit</h1>
      <div
        style={{
          display: 'grid',
          gap: '2.5rem 2rem',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        {types.flatMap((type) =>
          states.map((state) => (
            <section key={`${type} ${state}`} data-type={type} data-field-state={state} style={{ minInlineSize: 0 }}>
              <h2 style={{ fontSize: '0.875rem', fontWeight: 400, opacity: 0.8 }}>
                {types.length > 1 ? fieldSamples[type].title : state}
              </h2>
              <ServedMarkup html={fieldForm(type, state)} />
            </section>
          )),
        )}
      </div>
    </main>
  )
}

const meta = {
  title: 'Blocks/Form fields',
  component: Fields,
  excludeStories: ['Fields'],
  args: { types: ['text'], states: fieldStates, background: 'light' },
  argTypes: {
    types: { control: 'check', options: allTypes },
    states: { control: 'check', options: fieldStates },
    background: { control: 'inline-radio', options: ['light', 'dark'] },
  },
  play: async ({ canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll<HTMLElement>('[data-field-state]')]
    const waiting = () => sections.filter((section) => !section.querySelector('form[data-state]'))
    await waitFor(
      () => {
        waiting()[0]?.scrollIntoView() // a form far below the viewport mounts when it is scrolled into view
        expect(waiting()).toEqual([])
      },
      { timeout: 15_000 },
    )
    for (const section of sections) {
      const { type, fieldState } = section.dataset as { type: ShownType; fieldState: FieldState }
      if (fieldState === 'Filled') enterInto(section, fieldSamples[type].filled)
      if (fieldState === 'Invalid') await submitInvalid(section, type)
    }
  },
} satisfies Meta<typeof Fields>

export default meta
type Story = StoryObj<typeof meta>

/** Submits an invalid value and waits for the field's error. A section has no value. */
async function submitInvalid(section: HTMLElement, type: ShownType): Promise<void> {
  if (type === 'section') return
  enterInto(section, fieldSamples[type].invalid)
  section.querySelector<HTMLElement>('[type="submit"]')!.click()
  await waitFor(() => expect(section.querySelector('.field-error')).toBeVisible(), { timeout: 15_000 })
  await expect(section.querySelector('[aria-invalid="true"]')).not.toBeNull()
}

export const TextLine: Story = { args: { types: ['text'] } }
export const Textarea: Story = { args: { types: ['textarea'] } }
export const Email: Story = { args: { types: ['email'] } }
export const NumberField: Story = { args: { types: ['number'] } }
export const Currency: Story = { args: { types: ['currency'] } }
export const Website: Story = { args: { types: ['website'] } }
export const Twitter: Story = { args: { types: ['twitter'] } }
export const Password: Story = { args: { types: ['password'] } }
export const Name: Story = { args: { types: ['name'] } }
export const Phone: Story = { args: { types: ['phone'] } }
export const Address: Story = { args: { types: ['address'] } }
/** The browser's own calendar, which can also be typed into. */
export const DateField: Story = { args: { types: ['date'] } }
export const Time: Story = { args: { types: ['time'] } }
export const Radio: Story = { args: { types: ['radio'] } }
export const Checkbox: Story = { args: { types: ['checkbox'] } }
export const Select: Story = { args: { types: ['select'] } }
/** Statements with answers from -2 to 2. */
export const Likert: Story = { args: { types: ['likert'] } }
/** A divider with a title. It has no value and is not submitted. */
export const Section: Story = { args: { types: ['section'] } }

/** Every type side by side, in its initial state. */
export const EveryType: Story = { args: { types: allTypes, states: ['Described'] } }

/** Every type with an error, on a dark background. */
export const InvalidOnDark: Story = { args: { types: allTypes, states: ['Invalid'], background: 'dark' } }

/** Every type filled in, on a dark background. */
export const FilledOnDark: Story = { args: { types: allTypes, states: ['Filled'], background: 'dark' } }

/** While submitting, the values stay readable and the button is disabled. */
export const Submitting: Story = {
  args: { types: ['text', 'name', 'radio'], states: ['Filled'] },
  globals: { scenario: 'neverAnswers' },
  play: async (context) => {
    await meta.play(context)
    for (const button of context.canvasElement.querySelectorAll<HTMLElement>('[type="submit"]')) button.click()
    await waitFor(() =>
      expect(context.canvas.getAllByRole('button', { name: saying(messages.submitting) })).toHaveLength(3),
    )
  },
}
