// The techniques of the set house-1, one to a line: its id, the places it is used from, its modifier, and what sets it
// apart, in the signs of notation.ts. Attack holds takedowns, passes, submissions and other advances; sweep holds
// reversals, escapes and, for the top side, repositioning. `armbar gMB2#?a!` is used from the bottom of closed guard, the
// top of mount and of back control, adds 2, is a submission, needs arm_isolated, and is risky.

import { readTechniques } from './notation.js';
import type { Category, Technique } from './types.js';

/** The table as it is written, by category. */
export const TECHNIQUE_TABLE: Readonly<Record<Category, string>> = {
  // attack (39)
  attack: `
single_leg NC1>H$t
double_leg N2>O$t!
body_lock_takedown C2>S$t
guard_pull NC0>g
standing_guillotine NC0#?p!
guard_break G1>O
stack_pass G1>S$p!
double_under_pass GO2?l>S$p
armbar gMB2#?a!
triangle go1#?p!
cross_collar_choke gM1#?p
kimura gh0#
toreando_pass O3>S$p!
knee_cut_pass OH2>S$p
ankle_lock OoL1#?l!
omoplata o1#?a
leg_entry o1+l>L
mount_step H3?i>M$m
darce_choke HST1#?p!
dogfight_back h3?i>B$b
kneebar_entry h1+l>L
mount_transition S2>M$m
americana SM1#?a
buggy_choke s1#?i!
underhook_build_up s1>C
far_arm_threat sm1+a
ezekiel_choke M0#
under_foot_lock m1#?l!
kipping_leg_thread m0>L!
rear_naked_choke B3#?p
bow_and_arrow B0#
crossed_ankle_lock b1#?l!
hook_peel b1+l
seatbelt_back_take T2>B$b
clock_choke T1#?p!
turtle_single_leg t0>H$t!
kimura_roll t1#?a!
toe_hold L0#!
come_on_top L1>O$s
`,

  // control (37)
  control: `
collar_tie N1+p
clinch_entry N1+i>C
two_on_one NC1+a
lead_grip N2
underhook Ch1+i
body_lock C1+b
hip_pin G2
sleeve_pin G1+a
knee_wedge G1+l
posture_break go1+p
wrist_control go1+a
high_guard g2
pants_grips O1+l
headquarters O2
inside_knee O1+i
dlr_hook o1+b
crossface HS2
whizzer H1+a
far_underhook H1+i
knee_shield h2
lockdown h1+l
near_arm_pin SM1+a
shoulder_lift S1+p
inside_frame sm1+i
wrist_tie smbt1+a
high_mount M2
gift_wrap M1+p
seatbelt B2
chin_lift B1+p
arm_trap B1+a
shoulder_walk b1+i
turtle_ride T2
far_ankle T1+l
head_snap T1+p
tripod_base t2
knee_line L1+l
heel_clamp L2
`,

  // defense (23)
  defense: `
sprawl NC2-l
grip_strip NCGgohBT1-a
circle_out N1-b
frame_off C1-i>N
posture_up GOH1-p
knee_pinch g2
hip_post g1-i>o
clear_feet O2-l
disengage O1>N
hip_escape o2-i
close_guard o1>g
base_out HSM1-b
guard_recovery hs1>g
elbow_frame hsm2-i
turtle_up sb1>t
hip_block S2-i
grapevine M2-i
shell mbt2-a
hook_retention B2-l
chin_tuck bt1-p
sprawl_weight T2-i
boot_the_foot L2-l
clear_knee_line L1>o
`,

  // sweep (35)
  sweep: `
foot_sweep NC1>S$t!
snap_down NC1>T
sumi_gaeshi N3?i>S$t
hip_throw C3?b>S$t
stand_in_guard G1>N
knee_wedge_switch G1>H
scissor_sweep g2>H$s
hip_bump_sweep g3?b>M$m!
technical_stand_up go1>N
backstep OH1+l>L!
smash_tilt O1+b>H
tripod_sweep o1>O$s
balloon_sweep o3?b>S$s
hip_switch HS1+l
old_school_sweep h3?i>S$s
roll_under_sweep h1>H$s!
knee_shield_reset h1>o
roll_to_back S2?b>B$b!
bridge_and_turn s1>H$s!
knee_in sm2>h
technical_mount M1+a
gift_wrap_back M2?a>B$b
upa_bump m1+b
trap_and_roll m3?a>G$s
back_to_mount B1>M
body_triangle B1+b
slide_out b1>h
turn_in b3?i>G$s
breakdown T1>S
rolling_crucifix T2?a>B$b!
granby_roll t2>o
sit_out t1>C!
peterson_roll t3?a>S$s
inversion_back_take L2?l>B$b!
pull_free L1>N
`,
};

/**
 * The techniques of the set `house-1`, by category.
 * @rule BJ-TEC-01 BJ-TOK-10 BJ-PTS-02
 */
export const houseTechniques: readonly Technique[] = /* @__PURE__ */ readTechniques(TECHNIQUE_TABLE);
