import type {
  ActionIconProps,
  AlertProps,
  AnchorProps,
  BadgeProps,
  ButtonProps,
  CardProps,
  CheckboxProps,
  CloseButtonProps,
  ContainerProps,
  DrawerProps,
  InputProps,
  InputWrapperProps,
  LoaderProps,
  MenuProps,
  ModalProps,
  NavLinkProps,
  NumberInputProps,
  PaginationProps,
  PaperProps,
  PasswordInputProps,
  PopoverProps,
  ProgressProps,
  RadioProps,
  SegmentedControlProps,
  SelectProps,
  SkeletonProps,
  SwitchProps,
  TableProps,
  TabsProps,
  TagsInputProps,
  TextareaProps,
  TextInputProps,
  TitleProps,
  TooltipProps,
} from '@mantine/core';
import { ButtonElement } from './button-element.tsx';
import classes from './components.module.css';

/** Settings without the component itself, whose code would otherwise be part of every page. */
const preset = <Props>(
  defaultProps: Partial<Props>,
  classNames: Record<string, string | undefined> = {},
) => ({
  defaultProps,
  classNames,
});

const dropdown = { dropdown: classes.dropdown };
/** Placed by its start: until it has its width, one that is centred would reach beyond a phone's edge and widen the page. */
const comboboxProps = { shadow: 'md', position: 'bottom-start' } as const;
const dialog = {
  header: classes.surface,
  title: classes.dialogTitle,
};
/** Boxes, radio buttons and switches with their label beside them. */
const choice = {
  body: classes.choiceLine,
  inner: classes.choiceBox,
  label: classes.choiceLabel,
  description: classes.choiceNote,
};
const inputNotes = { error: classes.inputNote, description: classes.inputNote };

export const components = {
  ActionIcon: preset<ActionIconProps>(
    { variant: 'subtle', color: 'gray', size: 'lg' },
    { root: classes.actionIcon },
  ),
  Alert: preset<AlertProps>({ variant: 'light', radius: 'lg' }),
  Anchor: preset<AnchorProps>({ underline: 'always' }),
  Badge: preset<BadgeProps>({ variant: 'light', size: 'lg', radius: 'xl', tt: 'none', fw: 600 }),
  Button: preset<ButtonProps>({ size: 'md' }, { root: classes.button, label: classes.buttonLabel }),
  Card: preset<CardProps>(
    { withBorder: true, radius: 'lg', padding: 'lg', shadow: 'none' },
    { root: classes.card },
  ),
  Checkbox: preset<CheckboxProps>({ size: 'md' }, { ...choice, input: classes.choice }),
  CloseButton: preset<CloseButtonProps>({}, { root: classes.closeButton }),
  Container: preset<ContainerProps>({ size: 'var(--content-width)' }),
  Drawer: preset<DrawerProps>({ padding: 'md', overlayProps: { backgroundOpacity: 0.45 } }, dialog),
  Input: preset<InputProps>({}, { wrapper: classes.inputWrapper, input: classes.input }),
  InputWrapper: preset<InputWrapperProps>(
    {
      size: 'md',
      inputWrapperOrder: ['label', 'input', 'description', 'error'],
    },
    { label: classes.inputLabel, ...inputNotes },
  ),
  Loader: preset<LoaderProps>({ type: 'dots' }),
  // The placeholder that would take the focus is no child that a menu may have.
  Menu: preset<MenuProps>(
    {
      shadow: 'md',
      radius: 'lg',
      position: 'bottom-end',
      offset: 6,
      width: 224,
      withInitialFocusPlaceholder: false,
    },
    { ...dropdown, item: classes.row },
  ),
  Modal: preset<ModalProps>(
    {
      centered: true,
      radius: 'lg',
      padding: 'lg',
      overlayProps: { backgroundOpacity: 0.45 },
      transitionProps: { duration: 160 },
    },
    dialog,
  ),
  NavLink: preset<NavLinkProps>({}, { root: classes.row, label: classes.rowLabel }),
  NumberInput: preset<NumberInputProps>(
    { size: 'md' },
    { root: classes.number, controls: classes.steps, control: classes.step },
  ),
  Pagination: preset<PaginationProps>({}, { root: classes.pages }),
  Paper: preset<PaperProps>({}, { root: classes.surface }),
  PasswordInput: preset<PasswordInputProps>({ size: 'md' }),
  Popover: preset<PopoverProps>({ shadow: 'md', radius: 'lg' }, dropdown),
  Progress: preset<ProgressProps>(
    { radius: 'xl', size: 'md' },
    { root: classes.meter, section: classes.meterPart },
  ),
  Radio: preset<RadioProps>({ size: 'md' }, { ...choice, radio: classes.choice }),
  SegmentedControl: preset<SegmentedControlProps>(
    { radius: 'md' },
    {
      root: classes.segments,
      control: classes.segment,
      indicator: classes.chosenSegment,
      label: classes.segmentLabel,
    },
  ),
  Select: preset<SelectProps>(
    {
      size: 'md',
      checkIconPosition: 'right',
      comboboxProps,
    },
    { ...dropdown, option: classes.row },
  ),
  Skeleton: preset<SkeletonProps>({ radius: 'md' }, { root: classes.skeleton }),
  Switch: preset<SwitchProps>(
    {},
    {
      body: classes.choiceLine,
      label: classes.choiceLabel,
      description: classes.choiceNote,
      track: `${classes.choiceBox} ${classes.switchTrack}`,
      thumb: classes.switchThumb,
    },
  ),
  Table: preset<TableProps>(
    { verticalSpacing: 'sm', horizontalSpacing: 'md' },
    { thead: classes.tableHead, th: classes.tableHeading },
  ),
  Tabs: preset<TabsProps>({ keepMounted: false }, { tab: classes.tab }),
  TagsInput: preset<TagsInputProps>({ comboboxProps }, { ...dropdown, option: classes.row }),
  Textarea: preset<TextareaProps>({ size: 'md', autosize: true, minRows: 4 }),
  TextInput: preset<TextInputProps>({ size: 'md' }),
  Title: preset<TitleProps>({ order: 2 }),
  UnstyledButton: preset<{ component: typeof ButtonElement }>({ component: ButtonElement }),
  Tooltip: preset<TooltipProps>(
    {
      openDelay: 700,
      withArrow: true,
      events: { hover: true, focus: true, touch: false },
    },
    { tooltip: classes.tooltip },
  ),
};
