// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IRehearser} from "./interfaces/IRehearser.sol";

/// @title Makes calls as an account would, with reads before and after
/// @notice See IRehearser.
contract Rehearser is IRehearser {
    address private constant HOME = address(0xC0DE);
    /// @dev Gas limit of a read: a contract that never answers uses up all gas that it is given.
    uint256 private constant READ_GAS = 200_000;

    /// @dev Accepts native currency, as most accounts do.
    receive() external payable {}

    /// @dev Answers with the account's own code: an account may call itself, as a timelock does to change its delay.
    // solhint-disable-next-line no-complex-fallback
    fallback() external payable {
        // solhint-disable-next-line avoid-low-level-calls
        (bool works, bytes memory answer) = HOME.delegatecall(msg.data);
        // solhint-disable-next-line no-inline-assembly
        assembly {
            if iszero(works) { revert(add(answer, 0x20), mload(answer)) }
            return(add(answer, 0x20), mload(answer))
        }
    }

    /// @inheritdoc IRehearser
    function rehearse(Call[] calldata calls, Read[] calldata reads)
        external
        returns (bytes[] memory before, Done[] memory done, bytes[] memory afterwards)
    {
        before = _read(reads);
        done = _make(calls);
        afterwards = _read(reads);
    }

    function _make(Call[] calldata calls) private returns (Done[] memory done) {
        done = new Done[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool works, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            done[i] = Done(works, answer);
            if (!works) {
                uint256 made = i + 1;
                // solhint-disable-next-line no-inline-assembly
                assembly {
                    mstore(done, made)
                }
                break;
            }
        }
    }

    function _read(Read[] calldata reads) private view returns (bytes[] memory answers) {
        answers = new bytes[](reads.length);
        for (uint256 i = 0; i < reads.length; ++i) {
            (bool works, bytes memory answer) = reads[i].from.staticcall{gas: READ_GAS}(reads[i].data);
            if (works) answers[i] = answer;
        }
    }
}
