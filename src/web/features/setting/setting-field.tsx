import { Checkbox, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SettingField as Kind } from '#shared/features/setting/facts.ts';
import { factsOf } from '#shared/features/setting/rules.ts';
import type { SettingName } from '#shared/features/setting/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { PictureField } from '#web/pictures/picture-field.tsx';
import { settingMessages } from './messages/messages.ts';
import { useOptionNames } from './option-names.ts';
import classes from './setting-field.module.css';

interface FieldProps {
  id: string;
  name: SettingName;
  label: string;
  description: string;
  error?: string | undefined;
  disabled: boolean;
  value?: unknown;
  onChange: (value: unknown) => void;
}

export interface SettingFieldProps
  extends Pick<FieldProps, 'name' | 'error' | 'value' | 'onChange'> {
  /** The environment variable that fixes the setting. */
  variable?: string | undefined;
  /** The field for rules of quizzes, which another feature has. */
  rules: (props: RulesProps) => ReactNode;
  /** Messages by parts of the setting. */
  problems: Readonly<Record<string, string>>;
}

interface RulesProps extends Pick<FieldProps, 'label' | 'description' | 'disabled'> {
  value: unknown;
  problems: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

/** The field of one setting, in the form that its definition names. One that is fixed shows by what. */
export function SettingField({
  name,
  variable,
  rules: Rules,
  problems,
  onChange,
  ...props
}: SettingFieldProps) {
  const m = useMessages(settingMessages);
  const { label, hint } = m.settings[name];
  const { field, isOptional } = factsOf(name);
  const shown = {
    label,
    description: variable === undefined ? hint : m.fixedBy({ variable }),
    disabled: variable !== undefined,
  };
  if (field === 'rules')
    return <Rules {...shown} value={props.value} problems={problems} onChange={onChange} />;
  const Field = fields[field];
  return (
    <Field
      {...props}
      id={`setting-${name}`}
      name={name}
      onChange={(value) => onChange(isOptional && value === '' ? null : value)}
      {...shown}
    />
  );
}

const order: ['label', 'description', 'input', 'error'] = [
  'label',
  'description',
  'input',
  'error',
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function TextField({ value, onChange, name: _, ...props }: FieldProps) {
  return (
    <TextInput
      {...props}
      inputWrapperOrder={order}
      autoComplete="off"
      value={textOf(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** What was typed stays as it is; the schema says what is wrong with it. */
function NumberField({ value, onChange, name: _, ...props }: FieldProps) {
  return (
    <TextInput
      {...props}
      classNames={{ wrapper: classes.number }}
      inputWrapperOrder={order}
      inputMode="numeric"
      autoComplete="off"
      value={String(value ?? '')}
      onChange={({ currentTarget: { value: text } }) =>
        onChange(/^\d+$/.test(text) ? Number(text) : text)
      }
    />
  );
}

function LinesField({ value, onChange, name: _, ...props }: FieldProps) {
  return (
    <Textarea
      {...props}
      inputWrapperOrder={order}
      autosize
      minRows={2}
      dir="ltr"
      spellCheck={false}
      value={listOf(value).join('\n')}
      onChange={({ currentTarget: { value: text } }) =>
        onChange(text === '' ? [] : text.split('\n'))
      }
    />
  );
}

function ChoiceField({ value, onChange, name, disabled, ...props }: FieldProps) {
  const nameOf = useOptionNames(name);
  return (
    <Radio.Group {...props} inputWrapperOrder={order} value={textOf(value)} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {(factsOf(name).options ?? []).map((option) => (
          <Radio key={option} value={option} label={nameOf(option)} disabled={disabled} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function ChoicesField({ value, onChange, name, disabled, ...props }: FieldProps) {
  const nameOf = useOptionNames(name);
  return (
    <Checkbox.Group {...props} inputWrapperOrder={order} value={listOf(value)} onChange={onChange}>
      <div className={classes.choices}>
        {(factsOf(name).options ?? []).map((option) => (
          <Checkbox key={option} value={option} label={nameOf(option)} disabled={disabled} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function PictureByPage({ value, onChange, name: _, ...props }: FieldProps) {
  return (
    <PictureField
      {...props}
      inputWrapperOrder={order}
      placeholder=""
      value={textOf(value)}
      onChange={onChange}
    />
  );
}

const fields: Record<Exclude<Kind, 'rules'>, (props: FieldProps) => ReactNode> = {
  text: TextField,
  number: NumberField,
  lines: LinesField,
  choice: ChoiceField,
  choices: ChoicesField,
  picture: PictureByPage,
};
