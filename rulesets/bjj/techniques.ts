// The techniques of the set house-1, one to a line: its id, the places it is used from, its modifier, and what sets it
// apart. Attack holds takedowns, passes, submissions and other advances; sweep holds reversals, escapes and, for the
// top side, repositioning. A place is a position with a role; where no role stands, it is the neutral one.

import { readTechniques } from './notation.js';
import type { Category, Technique } from './types.js';

/** The table as it is written, by category. */
export const TECHNIQUE_TABLE: Readonly<Record<Category, string>> = {
  // attack (39)
  attack: `
single_leg standing clinch 1, to half_guard:top, scores takedown
double_leg standing 2, to open_guard:top, scores takedown, risky
body_lock_takedown clinch 2, to side_control:top, scores takedown
guard_pull standing clinch 0, to closed_guard:bottom
standing_guillotine standing clinch 0, submission, needs posture_broken, risky
guard_break closed_guard:top 1, to open_guard:top
stack_pass closed_guard:top 1, to side_control:top, scores pass, risky
double_under_pass closed_guard:top open_guard:top 2, needs leg_isolated, to side_control:top, scores pass
armbar closed_guard:bottom mount:top back_control:top 2, submission, needs arm_isolated, risky
triangle closed_guard:bottom open_guard:bottom 1, submission, needs posture_broken, risky
cross_collar_choke closed_guard:bottom mount:top 1, submission, needs posture_broken
kimura closed_guard:bottom half_guard:bottom 0, submission
toreando_pass open_guard:top 3, to side_control:top, scores pass, risky
knee_cut_pass open_guard:top half_guard:top 2, to side_control:top, scores pass
ankle_lock open_guard:top open_guard:bottom leg_entanglement 1, submission, needs leg_isolated, risky
omoplata open_guard:bottom 1, submission, needs arm_isolated
leg_entry open_guard:bottom 1, earns leg_isolated, to leg_entanglement
mount_step half_guard:top 3, needs inside_position, to mount:top, scores mount
darce_choke half_guard:top side_control:top turtle:top 1, submission, needs posture_broken, risky
dogfight_back half_guard:bottom 3, needs inside_position, to back_control:top, scores back
kneebar_entry half_guard:bottom 1, earns leg_isolated, to leg_entanglement
mount_transition side_control:top 2, to mount:top, scores mount
americana side_control:top mount:top 1, submission, needs arm_isolated
buggy_choke side_control:bottom 1, submission, needs inside_position, risky
underhook_build_up side_control:bottom 1, to clinch
far_arm_threat side_control:bottom mount:bottom 1, earns arm_isolated
ezekiel_choke mount:top 0, submission
under_foot_lock mount:bottom 1, submission, needs leg_isolated, risky
kipping_leg_thread mount:bottom 0, to leg_entanglement, risky
rear_naked_choke back_control:top 3, submission, needs posture_broken
bow_and_arrow back_control:top 0, submission
crossed_ankle_lock back_control:bottom 1, submission, needs leg_isolated, risky
hook_peel back_control:bottom 1, earns leg_isolated
seatbelt_back_take turtle:top 2, to back_control:top, scores back
clock_choke turtle:top 1, submission, needs posture_broken, risky
turtle_single_leg turtle:bottom 0, to half_guard:top, scores takedown, risky
kimura_roll turtle:bottom 1, submission, needs arm_isolated, risky
toe_hold leg_entanglement 0, submission, risky
come_on_top leg_entanglement 1, to open_guard:top, scores sweep
`,

  // control (37)
  control: `
collar_tie standing 1, earns posture_broken
clinch_entry standing 1, earns inside_position, to clinch
two_on_one standing clinch 1, earns arm_isolated
lead_grip standing 2
underhook clinch half_guard:bottom 1, earns inside_position
body_lock clinch 1, earns balance_compromised
hip_pin closed_guard:top 2
sleeve_pin closed_guard:top 1, earns arm_isolated
knee_wedge closed_guard:top 1, earns leg_isolated
posture_break closed_guard:bottom open_guard:bottom 1, earns posture_broken
wrist_control closed_guard:bottom open_guard:bottom 1, earns arm_isolated
high_guard closed_guard:bottom 2
pants_grips open_guard:top 1, earns leg_isolated
headquarters open_guard:top 2
inside_knee open_guard:top 1, earns inside_position
dlr_hook open_guard:bottom 1, earns balance_compromised
crossface half_guard:top side_control:top 2
whizzer half_guard:top 1, earns arm_isolated
far_underhook half_guard:top 1, earns inside_position
knee_shield half_guard:bottom 2
lockdown half_guard:bottom 1, earns leg_isolated
near_arm_pin side_control:top mount:top 1, earns arm_isolated
shoulder_lift side_control:top 1, earns posture_broken
inside_frame side_control:bottom mount:bottom 1, earns inside_position
wrist_tie side_control:bottom mount:bottom back_control:bottom turtle:bottom 1, earns arm_isolated
high_mount mount:top 2
gift_wrap mount:top 1, earns posture_broken
seatbelt back_control:top 2
chin_lift back_control:top 1, earns posture_broken
arm_trap back_control:top 1, earns arm_isolated
shoulder_walk back_control:bottom 1, earns inside_position
turtle_ride turtle:top 2
far_ankle turtle:top 1, earns leg_isolated
head_snap turtle:top 1, earns posture_broken
tripod_base turtle:bottom 2
knee_line leg_entanglement 1, earns leg_isolated
heel_clamp leg_entanglement 2
`,

  // defense (23)
  defense: `
sprawl standing clinch 2, strips leg_isolated
grip_strip standing clinch closed_guard:top closed_guard:bottom open_guard:bottom half_guard:bottom back_control:top turtle:top 1, strips arm_isolated
circle_out standing 1, strips balance_compromised
frame_off clinch 1, strips inside_position, to standing
posture_up closed_guard:top open_guard:top half_guard:top 1, strips posture_broken
knee_pinch closed_guard:bottom 2
hip_post closed_guard:bottom 1, strips inside_position, to open_guard:bottom
clear_feet open_guard:top 2, strips leg_isolated
disengage open_guard:top 1, to standing
hip_escape open_guard:bottom 2, strips inside_position
close_guard open_guard:bottom 1, to closed_guard:bottom
base_out half_guard:top side_control:top mount:top 1, strips balance_compromised
guard_recovery half_guard:bottom side_control:bottom 1, to closed_guard:bottom
elbow_frame half_guard:bottom side_control:bottom mount:bottom 2, strips inside_position
turtle_up side_control:bottom back_control:bottom 1, to turtle:bottom
hip_block side_control:top 2, strips inside_position
grapevine mount:top 2, strips inside_position
shell mount:bottom back_control:bottom turtle:bottom 2, strips arm_isolated
hook_retention back_control:top 2, strips leg_isolated
chin_tuck back_control:bottom turtle:bottom 1, strips posture_broken
sprawl_weight turtle:top 2, strips inside_position
boot_the_foot leg_entanglement 2, strips leg_isolated
clear_knee_line leg_entanglement 1, to open_guard:bottom
`,

  // sweep (35)
  sweep: `
foot_sweep standing clinch 1, to side_control:top, scores takedown, risky
snap_down standing clinch 1, to turtle:top
sumi_gaeshi standing 3, needs inside_position, to side_control:top, scores takedown
hip_throw clinch 3, needs balance_compromised, to side_control:top, scores takedown
stand_in_guard closed_guard:top 1, to standing
knee_wedge_switch closed_guard:top 1, to half_guard:top
scissor_sweep closed_guard:bottom 2, to half_guard:top, scores sweep
hip_bump_sweep closed_guard:bottom 3, needs balance_compromised, to mount:top, scores mount, risky
technical_stand_up closed_guard:bottom open_guard:bottom 1, to standing
backstep open_guard:top half_guard:top 1, earns leg_isolated, to leg_entanglement, risky
smash_tilt open_guard:top 1, earns balance_compromised, to half_guard:top
tripod_sweep open_guard:bottom 1, to open_guard:top, scores sweep
balloon_sweep open_guard:bottom 3, needs balance_compromised, to side_control:top, scores sweep
hip_switch half_guard:top side_control:top 1, earns leg_isolated
old_school_sweep half_guard:bottom 3, needs inside_position, to side_control:top, scores sweep
roll_under_sweep half_guard:bottom 1, to half_guard:top, scores sweep, risky
knee_shield_reset half_guard:bottom 1, to open_guard:bottom
roll_to_back side_control:top 2, needs balance_compromised, to back_control:top, scores back, risky
bridge_and_turn side_control:bottom 1, to half_guard:top, scores sweep, risky
knee_in side_control:bottom mount:bottom 2, to half_guard:bottom
technical_mount mount:top 1, earns arm_isolated
gift_wrap_back mount:top 2, needs arm_isolated, to back_control:top, scores back
upa_bump mount:bottom 1, earns balance_compromised
trap_and_roll mount:bottom 3, needs arm_isolated, to closed_guard:top, scores sweep
back_to_mount back_control:top 1, to mount:top
body_triangle back_control:top 1, earns balance_compromised
slide_out back_control:bottom 1, to half_guard:bottom
turn_in back_control:bottom 3, needs inside_position, to closed_guard:top, scores sweep
breakdown turtle:top 1, to side_control:top
rolling_crucifix turtle:top 2, needs arm_isolated, to back_control:top, scores back, risky
granby_roll turtle:bottom 2, to open_guard:bottom
sit_out turtle:bottom 1, to clinch, risky
peterson_roll turtle:bottom 3, needs arm_isolated, to side_control:top, scores sweep
inversion_back_take leg_entanglement 2, needs leg_isolated, to back_control:top, scores back, risky
pull_free leg_entanglement 1, to standing
`,
};

/**
 * The techniques of the set `house-1`, by category.
 * @rule BJ-TEC-01 BJ-TOK-10 BJ-PTS-02
 */
export const houseTechniques: readonly Technique[] = /* @__PURE__ */ readTechniques(TECHNIQUE_TABLE);
