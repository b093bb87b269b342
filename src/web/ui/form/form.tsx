import { schemaResolver, useForm } from '@mantine/form';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Translate } from '#shared/kernel/refusals/translate.ts';
import { takeEarlySubmit } from '#web/early-submits.ts';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { languageChosen } from '#web/language/language.tsx';
import { useRefusals } from '#web/language/refusals.ts';
import { keepTypedTexts, takeKeptTexts, typedTexts } from '#web/typed-texts.ts';
import { usePending } from '../use-pending.ts';
import { useReportUnsaved } from './report-unsaved.ts';

interface ZodFormOptions<Input extends Record<string, unknown>, Output> {
  schema: z.ZodType<Output, Input>;
  initialValues: Input;
  /** Sends the entered values as the schema returns them. A rejection is returned as `failure` and at its fields. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Why it cannot be sent now, although nothing is wrong with what was entered. */
  refusal?: CallFailure | undefined;
}

export interface ZodForm<Values extends Record<string, unknown>> {
  form: ReturnType<typeof useSchemaForm<Values>>;
  /** For the `<form>` element. */
  formProps: {
    ref: (element: HTMLFormElement | null) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    noValidate: true;
    /** Before hydration the browser sends nothing itself, so no entry goes into an address. */
    method: 'dialog';
  };
  pending: boolean;
  /** Whether anything differs from the initial values. */
  changed: boolean;
  /** Why the last submit failed; the entered values stay. */
  failure: CallFailure | undefined;
}

/**
 * One schema for form and call. Mistakes that are found here or by the server are shown at their fields, and
 * the focus goes to the first of them. What was typed or submitted before hydration, or typed
 * before another language was chosen, is kept.
 */
export function useZodForm<Input extends Record<string, unknown>, Output>({
  schema,
  initialValues,
  onSubmit,
  refusal,
}: ZodFormOptions<Input, Output>): ZodForm<Input> {
  const { pending, run } = usePending();
  const [failure, setFailure] = useState<CallFailure>();
  const element = useRef<HTMLFormElement | null>(null);
  const form = useSchemaForm(schema, initialValues, useRefusals());
  const changed = form.isDirty();
  useReportUnsaved(changed || refusal !== undefined);

  const hydrated = useRef(false);
  useEffect(() => {
    if (hydrated.current) return;
    hydrated.current = true;
    const isEarly = element.current !== null && takeEarlySubmit(element.current);
    const typedBefore = [...typedTexts(element.current), ...takeKeptTexts(element.current)];
    for (const [path, typed] of typedBefore) {
      const known: unknown = form.getInputProps(path).value;
      if (typeof known === 'string' && known !== typed) form.getInputProps(path).onChange(typed);
    }
    if (isEarly) element.current?.requestSubmit();
  });

  const isChanged = useEffectEvent(() => form.isDirty());
  useEffect(() => {
    let forget = () => {};
    const keep = () => {
      if (isChanged()) forget = keepTypedTexts(element.current);
    };
    addEventListener(languageChosen, keep);
    return () => {
      removeEventListener(languageChosen, keep);
      forget();
    };
  }, []);

  /** The first in the order of the page, once the messages are on it. */
  const focusFirstMistake = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );

  const send = async (values: Output) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      if (reason.fields) form.setErrors(reason.fields);
      focusFirstMistake();
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const entered = schema.safeParse(form.getValues());
    if (entered.success) {
      form.clearErrors();
      if (refusal) setFailure(refusal);
      else void run(() => send(entered.data));
    } else {
      form.validate();
      focusFirstMistake();
    }
  };

  return {
    form,
    formProps: {
      ref: (form) => {
        element.current = form;
      },
      onSubmit: submit,
      noValidate: true,
      method: 'dialog',
    },
    pending,
    changed,
    failure,
  };
}

function useSchemaForm<Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown, Values>,
  initialValues: Values,
  translate: Translate,
) {
  const check = schemaResolver(schema, { sync: true });
  const validate = (values: Values) => translated(check(values), translate);
  return useForm<Values>({ initialValues, validate });
}

const translated = (errors: Record<string, ReactNode>, translate: Translate) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [
      path,
      typeof error === 'string' ? translate(error) : error,
    ]),
  );
